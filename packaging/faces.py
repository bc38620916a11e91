"""The typefaces: the packages they come from, what is wanted of each, and who lends it letters.

A face of ours has Latin, Cyrillic and Hebrew in one file, lent by faces that look alike. Japanese
and Chinese have faces of their own for each purpose, cut to the letters of their texts.
"""

from __future__ import annotations

from typing import NamedTuple


class Pack(NamedTuple):
    """A package as npm names it, and the SHA-256 of its file."""

    wanted: str
    sha256: str


class Lent(NamedTuple):
    """Letters that a face of another package lends."""

    package: str
    part: str
    weight: int
    #: Its width, in per cent, where the package brings all of them.
    wide: int = 0


class Face(NamedTuple):
    """A family: its package, its name, its weights with the letters lent to each."""

    package: str
    family: str
    weights: dict[int, tuple[Lent, ...]]
    features: tuple[str, ...] = ()


class Written(NamedTuple):
    """A face of the letters that a language is written with, as high as a file of ours is."""

    package: str
    family: str
    language: str
    weights: tuple[int, ...]
    like: str


PACKS = {
    "ibm-plex-sans-condensed": Pack(
        "@fontsource/ibm-plex-sans-condensed@5.3.0",
        "5e3bb031654559d320c2b0a49fb5230d2559b55e8840805c7b70beaaa12da7b4",
    ),
    "zilla-slab": Pack(
        "@fontsource/zilla-slab@5.3.0",
        "b7db2f40f3aaeb44c0e1dfe3da1e5de96d177a674ffe5e5e012c59b6a01e8aab",
    ),
    "architects-daughter": Pack(
        "@fontsource/architects-daughter@5.3.0",
        "791d2009fbdc46ca3eb942c27c62c0ee353668cd290dfad17f401b8488c727a1",
    ),
    "caprasimo": Pack(
        "@fontsource/caprasimo@5.3.0",
        "ee45db91846a5ce4203d5d051f7b1596d2ef4f95c0f615a21d1f0a2ab9e05244",
    ),
    "figtree": Pack(
        "@fontsource/figtree@5.3.0",
        "12abd25773d462093d25170088bfec74f1249aa6c9d4daff52013af46c8f9f38",
    ),
    "kalam": Pack(
        "@fontsource/kalam@5.3.0",
        "0aaf22523f3c57ae19f32c4f4df0d43d6efd01b7563a19cf4ed818cd5601426d",
    ),
    "onest": Pack(
        "@fontsource/onest@5.3.1",
        "7e289e83ab5b1d8b3f982232295da79b41c21291ca3f928de28903d7523b24a6",
    ),
    "heebo": Pack(
        "@fontsource/heebo@5.3.0",
        "76cdcd265afda95d798402a3e46b3c6669fd0356affdef4885bc6f6be1f0c549",
    ),
    "vollkorn": Pack(
        "@fontsource/vollkorn@5.3.0",
        "846426144650599d7d19f5be1808c7dfebd0b6a5beb3ebcda975fd07bbaba85e",
    ),
    "suez-one": Pack(
        "@fontsource/suez-one@5.3.0",
        "8de54aa5242f4380e05c360f558c0d611a96885e41d76a84ea0e9d7f2c483736",
    ),
    "caveat": Pack(
        "@fontsource/caveat@5.3.0",
        "ebf746fc0667b9d10fcac7c8604e2ba40a264da85a1c9b48bd679c0af3221293",
    ),
    "playpen-sans-hebrew": Pack(
        "@fontsource/playpen-sans-hebrew@5.3.0",
        "6e84f8f50b1fc37e1ecabedff76f8270cca88fc5c2258a8c481a4e74c34669c6",
    ),
    "fira-sans-condensed": Pack(
        "@fontsource/fira-sans-condensed@5.3.0",
        "c4246d51585c22e69c9fd0480fb68fa542ed86fcf0dff55b807162d656f4505b",
    ),
    "podkova": Pack(
        "@fontsource/podkova@5.3.0",
        "26a98308887b18382defd044e72f1e29a3fddd357d4eb4c8e09f9e4504bfca41",
    ),
    "shantell-sans": Pack(
        "@fontsource/shantell-sans@5.3.0",
        "e967981462dc976f2e887e3c94586fd44826435a59c643160b1734b83165decf",
    ),
    "noto-sans-jp": Pack(
        "@fontsource/noto-sans-jp@5.3.0",
        "e4fac0fb8e03e21d10e1bdfd6f09e04c12a0f3bd61463bfa41c53a5603c39524",
    ),
    "noto-sans-sc": Pack(
        "@fontsource/noto-sans-sc@5.3.0",
        "05a7abac78a6cac4bd1361e7b24c680ee820fcc2f22cf5cc92673f4cd12771c5",
    ),
    "mochiy-pop-one": Pack(
        "@fontsource/mochiy-pop-one@5.3.0",
        "e51bf9bf1885021eadc9ad3178f1dd7a0fa98e88b69be71ca8f13dc177ca976e",
    ),
    "noto-serif-sc": Pack(
        "@fontsource/noto-serif-sc@5.3.0",
        "e46d02fdaba2e816c8cdbc38188c80830b5f6af75fff207d0204e25d23d48fd4",
    ),
    "klee-one": Pack(
        "@fontsource/klee-one@5.3.0",
        "b816e39f3ab33d66172a6bb0492711dfc6bfb20e59e7e3282267ce48da30ef6a",
    ),
    "noto-sans-hebrew": Pack(
        "@fontsource-variable/noto-sans-hebrew@5.3.0",
        "85bb3375f5176f977bb84349d0e3160a59e4da389caf790e63f7c16257dfe6de",
    ),
    "lxgw-wenkai": Pack(
        "lxgw-wenkai-webfont@1.7.0",
        "5294aaeb3bc6f3949d8c209103eab696c9ce3e606a14f8e6b87bba3b7287c8a2",
    ),
}


def _lent(cyrillic: str, at: int, hebrew: str, weight: int, wide: int = 0) -> tuple[Lent, ...]:
    return Lent(cyrillic, "cyrillic", at), Lent(hebrew, "hebrew", weight, wide)


FACES = (
    Face(
        "ibm-plex-sans-condensed",
        "IBM Plex Sans Condensed",
        {
            400: _lent("fira-sans-condensed", 400, "noto-sans-hebrew", 400, 80),
            600: _lent("fira-sans-condensed", 500, "noto-sans-hebrew", 600, 80),
            700: _lent("fira-sans-condensed", 600, "noto-sans-hebrew", 700, 80),
        },
    ),
    Face("zilla-slab", "Zilla Slab", {700: _lent("podkova", 800, "suez-one", 400)}),
    Face(
        "architects-daughter",
        "Architects Daughter",
        {400: _lent("shantell-sans", 300, "playpen-sans-hebrew", 300)},
    ),
    Face("caprasimo", "Caprasimo", {400: _lent("vollkorn", 900, "suez-one", 400)}),
    # Its figures are of one width only on request.
    Face(
        "figtree",
        "Figtree",
        {weight: _lent("onest", weight, "heebo", weight) for weight in (500, 600, 700, 800)},
        ("tnum",),
    ),
    Face(
        "kalam",
        "Kalam",
        {
            400: _lent("caveat", 500, "playpen-sans-hebrew", 400),
            700: _lent("caveat", 700, "playpen-sans-hebrew", 700),
        },
    ),
)

#: What people are called: the letters of the commonest names, beyond those of the texts.
NAMES = {
    "ja": "佐藤鈴木高橋田中伊渡辺山本村小林加吉斎松井上清水野崎森池阿部石川島前岡長谷後近坂遠青西福"
    "太三浦原竹内金和子河今市平関宮武工千葉久保菅杉大塚丸増古新美咲翔陽菜結衣葵蓮愛優花莉央悠"
    "真湊樹律朝凪紬芽依凛杏奈桜詩心春夏秋冬海空颯斗拓哉健一郎二次直人誠豊隆博明弘幸浩正雄夫茂"
    "実恵由紀洋絵里香織彩乃麻友萌亜沙瑞希尋遥光望月星雪智輝悟修司勝学徹剛亮純龍虎馬鷹将勇蔵楓"
    "楽桃琴音蘭澪栞涼介祐裕貴之雅典彦文章哲志信義孝仁礼昭治慶吾晴瑠璃",
    "zh-CN": "王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁"
    "蔡蒋余于杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝"
    "龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷申欧耿关焦俞左柳伟"
    "芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红梅建婷宇浩轩子涵欣怡梓诗雨思佳俊雪晨"
    "小阿美心悦瑶琪慧颖莉丹凤鑫波斌鹏辉健宁峰凯阳旭东海天志国新春晓月云飞翔博睿泽铭嘉豪",
}

WRITTEN = (
    Written("noto-sans-jp", "Zonk Text JP", "ja", (500, 700), "figtree-500"),
    Written("mochiy-pop-one", "Zonk Display JP", "ja", (400,), "caprasimo-400"),
    Written("klee-one", "Zonk Hand JP", "ja", (600,), "kalam-400"),
    Written("noto-sans-sc", "Zonk Text SC", "zh-CN", (500, 700), "figtree-500"),
    Written("noto-serif-sc", "Zonk Display SC", "zh-CN", (900,), "caprasimo-400"),
    Written("lxgw-wenkai", "Zonk Hand SC", "zh-CN", (700,), "kalam-400"),
)


def makers(file: str) -> list[str]:
    """The packages whose letters a file of ours has: "figtree-500"."""
    package, _, weight = file.rpartition("-")
    face = next(face for face in FACES if face.package == package)
    return [package, *dict.fromkeys(one.package for one in face.weights[int(weight)])]
