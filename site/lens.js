// Codes in pictures and in what a camera sees, by the reader that the program has. Nothing is sent anywhere.
// @ts-check
import { pause } from "./kit.js";

/** A picture is looked at in this size, and larger and smaller ones after it. */
const SIZES = [1600, 2600, 900];
/** Seconds between two looks through the camera, and its picture's size. */
const BETWEEN = 0.15, LENS = { width: 1920, height: 1080 };

async function reader() {
  const { prepareZXingModule, readBarcodes } = await import("./zxing/reader/index.js");
  const here = new URL("zxing/reader/", import.meta.url).href;
  prepareZXingModule({ overrides: { locateFile: (/** @type {string} */ name) => here + name } });
  return readBarcodes;
}

/** What the codes of a picture say, in one size after another. @param {ImageBitmap | HTMLVideoElement} image
 * @param {number} width @param {number} height @param {number[]} sizes @returns {AsyncGenerator<string[]>} */
export async function* codes(image, width, height, sizes = SIZES) {
  const look = await reader();
  for (const size of sizes) {
    const by = Math.min(2, size / Math.max(width, height));
    const canvas = new OffscreenCanvas(Math.round(width * by), Math.round(height * by));
    const paper = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
    paper.imageSmoothingQuality = "high";
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    const pixels = paper.getImageData(0, 0, canvas.width, canvas.height);
    const seen = await look(pixels, { formats: ["QRCode"], tryHarder: true, maxNumberOfSymbols: 16 });
    yield seen.map((/** @type {{text: string}} */ one) => one.text);
  }
}

/** Show in `video` what a camera sees, the one at the back of a phone first; refused where there is none.
 * @param {HTMLVideoElement} video */
export async function open(video) {
  video.srcObject = await navigator.mediaDevices.getUserMedia(
    { video: { facingMode: "environment", width: { ideal: LENS.width }, height: { ideal: LENS.height } } });
  await video.play();
}

/** Each code that the camera sees, once, for as long as its picture stands on the page. @param {HTMLVideoElement} video */
export async function* seen(video) {
  const known = new Set();
  try {
    for (; video.checkVisibility(); await pause(BETWEEN)) {
      if (document.hidden || !video.videoWidth) continue;
      for await (const texts of codes(video, video.videoWidth, video.videoHeight, [LENS.width]))
        for (const text of texts) if (!known.has(text) && known.add(text)) yield text;
    }
  } finally {
    for (const track of /** @type {MediaStream} */ (video.srcObject).getTracks()) track.stop();
  }
}
