/* Makes reads, writes and syncs below a folder fail, for a process that preloads it (LD_PRELOAD).

   faults_arm(folder, code, share, seed, room): share of 1000 calls that fail by chance; with room
   of 0 or more instead every write fails that would grow files by more bytes than that in all. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static char folder[4096];
static int code, share, failed;
static long room = -1;
static unsigned long long state;

void faults_arm(const char *where, int wanted, int chance, int seed, long bytes)
{
    strncpy(folder, where, sizeof folder - 1);
    code = wanted;
    share = chance;
    room = bytes;
    failed = 0;
    state = (unsigned long long)seed * 2654435761u + 88172645463325252ull;
}

int faults_told(void) { folder[0] = 0; return failed; }

static int ours(int fd)
{
    char link[64], path[4096];
    if (!folder[0]) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0) return 0;
    path[size] = 0;
    return strncmp(path, folder, strlen(folder)) == 0;
}

static int fails(int fd)
{
    if (!share || !ours(fd)) return 0;
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    if ((int)(state % 1000) >= share) return 0;
    failed++;
    errno = code;
    return 1;
}

static int full(int fd, off_t end)
{
    struct stat now;
    if (room < 0 || !ours(fd) || fstat(fd, &now) || end <= now.st_size) return 0;
    if (end - now.st_size <= room) { room -= end - now.st_size; return 0; }
    failed++;
    errno = code;
    return 1;
}

#define REAL(name) static __typeof__(&name) real; if (!real) real = dlsym(RTLD_NEXT, #name)

ssize_t write(int fd, const void *data, size_t size)
{
    REAL(write);
    if (folder[0] && (fails(fd) || full(fd, lseek(fd, 0, SEEK_CUR) + (off_t)size))) return -1;
    return real(fd, data, size);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at)
{
    REAL(pwrite64);
    if (folder[0] && (fails(fd) || full(fd, at + (off_t)size))) return -1;
    return real(fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at)
{
    REAL(pwrite);
    if (folder[0] && (fails(fd) || full(fd, at + (off_t)size))) return -1;
    return real(fd, data, size, at);
}

ssize_t read(int fd, void *data, size_t size) { REAL(read); return fails(fd) ? -1 : real(fd, data, size); }
ssize_t pread64(int fd, void *data, size_t size, off64_t at) { REAL(pread64); return fails(fd) ? -1 : real(fd, data, size, at); }
ssize_t pread(int fd, void *data, size_t size, off_t at) { REAL(pread); return fails(fd) ? -1 : real(fd, data, size, at); }
int fsync(int fd) { REAL(fsync); return fails(fd) ? -1 : real(fd); }
int fdatasync(int fd) { REAL(fdatasync); return fails(fd) ? -1 : real(fd); }
int ftruncate64(int fd, off64_t to) { REAL(ftruncate64); return fails(fd) || (folder[0] && full(fd, to)) ? -1 : real(fd, to); }
int ftruncate(int fd, off_t to) { REAL(ftruncate); return fails(fd) || (folder[0] && full(fd, to)) ? -1 : real(fd, to); }
