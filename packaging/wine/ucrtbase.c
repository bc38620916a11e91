/* Windows' C library computes with complex numbers, which numpy asks for; Wine 10 has only names
   there that end the program. These are mingw's; try_windows.py hands all else on to Wine's. */
#include <complex.h>
#include <windows.h>
#define PART(name) \
    double own_##name(double complex z) { return name(z); } \
    float own_##name##f(float complex z) { return name##f(z); } \
    double own_##name##l(double complex z) { return name(z); }
#define FUNCTION(name) \
    double complex own_##name(double complex z) { return name(z); } \
    float complex own_##name##f(float complex z) { return name##f(z); } \
    double complex own_##name##l(double complex z) { return name(z); }
PART(cabs)
PART(carg)
PART(cimag)
PART(creal)
FUNCTION(cacos)
FUNCTION(cacosh)
FUNCTION(casin)
FUNCTION(casinh)
FUNCTION(catan)
FUNCTION(catanh)
FUNCTION(ccos)
FUNCTION(ccosh)
FUNCTION(cexp)
FUNCTION(clog)
FUNCTION(conj)
FUNCTION(csin)
FUNCTION(csinh)
FUNCTION(csqrt)
FUNCTION(ctan)
FUNCTION(ctanh)
double complex own_cpow(double complex a, double complex b) { return cpow(a, b); }
float complex own_cpowf(float complex a, float complex b) { return cpowf(a, b); }
double complex own_cpowl(double complex a, double complex b) { return cpow(a, b); }

/* Wine does not say why a part of a file cannot be locked; Windows says that it may not. */
int own__locking(int file, int mode, long bytes)
{
    HMODULE wine = GetModuleHandleA("ucrtwine.dll");
    int (*lock)(int, int, long) = (void *)GetProcAddress(wine, "_locking");
    int *(*number)(void) = (void *)GetProcAddress(wine, "_errno");
    int went = lock(file, mode, bytes);
    if (went && GetLastError() == ERROR_LOCK_VIOLATION)
        *number() = 13;
    return went;
}
