/* What numpy asks of OpenBLAS, as far as the program multiplies and solves: a tenth of a
   megabyte in the place of 28. Matrices here have some dozens of rows.

   Built by blas.py under the name that numpy's wheel looks for. Fourfold: the part below is read
   once for each kind of number. */

#ifndef T

#include <complex.h>
#undef I
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef int64_t I;
enum { ROWS = 101, PLAIN = 111, CONJUGATE = 113, UPPER = 121, LANES = 8 };

/* Two kinds of processors: those of the last ten years, and all. */
#ifdef __x86_64__
#define FAST __attribute__((target_clones("arch=haswell", "default")))
#else
#define FAST
#endif

#define PUT_(a, b, c, d) a##b##c##d
#define PUT(a, b, c, d) PUT_(a, b, c, d)
#define CBLAS(name) PUT(scipy_cblas_, K, name, 64_)
#define LAPACK(name) PUT(scipy_, K, name, _64_)
#define OWN(name) PUT(own_, K, name, )

#define T float
#define K s
#include "blas.c"
#undef T
#undef K
#define T double
#define K d
#include "blas.c"
#undef T
#undef K
#define COMPLEX
#define T float complex
#define K c
#include "blas.c"
#undef T
#undef K
#define T double complex
#define K z
#include "blas.c"

/* Asked for by name when numpy is loaded, and called by nobody here: a test holds that. */
#define NOT_HERE(name) \
    void scipy_##name##_64_(void) { \
        fputs("numpy.linalg: " #name " is left out of this program.\n", stderr); \
        abort(); \
    }
NOT_HERE(spotrf) NOT_HERE(dpotrf) NOT_HERE(cpotrf) NOT_HERE(zpotrf)
NOT_HERE(sgeev) NOT_HERE(dgeev) NOT_HERE(cgeev) NOT_HERE(zgeev)
NOT_HERE(sgesdd) NOT_HERE(dgesdd) NOT_HERE(cgesdd) NOT_HERE(zgesdd)
NOT_HERE(sgelsd) NOT_HERE(dgelsd) NOT_HERE(cgelsd) NOT_HERE(zgelsd)
NOT_HERE(ssyevd) NOT_HERE(dsyevd) NOT_HERE(cheevd) NOT_HERE(zheevd)
NOT_HERE(dgeqrf) NOT_HERE(zgeqrf) NOT_HERE(dorgqr) NOT_HERE(zungqr)

#else /* ------------------------------------------- for each kind of number */

#ifdef COMPLEX
#define GIVEN const T *
#define VALUE(x) (*(x))
#define TURNED(x) conj(x)
#define SIZE(x) (fabs(creal(x)) + fabs(cimag(x)))
#else
#define GIVEN T
#define VALUE(x) (x)
#define TURNED(x) (x)
#define SIZE(x) fabs((double)(x))
#endif

/* y += a x; both lie in one piece. */
static inline void OWN(add)(I n, T a, const T *restrict x, T *restrict y) {
    for (I i = 0; i < n; i++) y[i] += a * x[i];
}

/* The sum of all x y; both lie in one piece. */
static inline T OWN(sum)(I n, const T *restrict x, const T *restrict y) {
    T lane[LANES] = {0}, found = 0;
    I i = 0;
    for (; i + LANES <= n; i += LANES)
        for (int l = 0; l < LANES; l++) lane[l] += x[i + l] * y[i + l];
    for (; i < n; i++) found += x[i] * y[i];
    for (int l = 0; l < LANES; l++) found += lane[l];
    return found;
}

void CBLAS(axpy)(I n, GIVEN a, const T *x, I dx, T *y, I dy) {
    if (dx < 0) x -= (n - 1) * dx;
    if (dy < 0) y -= (n - 1) * dy;
    for (I i = 0; i < n; i++) y[i * dy] += VALUE(a) * x[i * dx];
}

FAST static T OWN(dot)(I n, const T *x, I dx, const T *y, I dy, int turn) {
    T found = 0;
    if (dx < 0) x -= (n - 1) * dx;
    if (dy < 0) y -= (n - 1) * dy;
    if (dx == 1 && dy == 1 && !turn) return OWN(sum)(n, x, y);
    for (I i = 0; i < n; i++) found += (turn ? TURNED(x[i * dx]) : x[i * dx]) * y[i * dy];
    return found;
}

#ifdef COMPLEX
void CBLAS(dotu_sub)(I n, const T *x, I dx, const T *y, I dy, T *to) {
    *to = OWN(dot)(n, x, dx, y, dy, 0);
}
void CBLAS(dotc_sub)(I n, const T *x, I dx, const T *y, I dy, T *to) {
    *to = OWN(dot)(n, x, dx, y, dy, 1);
}
#else
T CBLAS(dot)(I n, const T *x, I dx, const T *y, I dy) { return OWN(dot)(n, x, dx, y, dy, 0); }
#endif

/* What was there before counts b times; what counts for nothing may be no number at all. */
static void OWN(before)(I n, T b, T *y, I dy) {
    for (I i = 0; i < n; i++) y[i * dy] = b == 0 ? 0 : y[i * dy] * b;
}

FAST void CBLAS(gemv)(int order, int trans, I m, I n, GIVEN a, const T *A, I lda, const T *x, I dx,
                 GIVEN b, T *y, I dy) {
    int plain = trans == PLAIN, turn = trans == CONJUGATE;
    I rows = plain ? m : n, columns = plain ? n : m;
    /* From row to row, from column to column. */
    int straight = (order == ROWS) == plain;
    I down = straight ? lda : 1, on = straight ? 1 : lda;
    if (dx < 0) x -= (columns - 1) * dx;
    if (dy < 0) y -= (rows - 1) * dy;
    OWN(before)(rows, VALUE(b), y, dy);
    if (down == 1 && dy == 1 && !turn)
        for (I j = 0; j < columns; j++) OWN(add)(rows, VALUE(a) * x[j * dx], A + j * on, y);
    else
        for (I i = 0; i < rows; i++)
            y[i * dy] += VALUE(a) * OWN(dot)(columns, A + i * down, on, x, dx, turn);
}

/* C += a A B, row by row; each matrix with its ways from row to row and from column to column. */
FAST static void OWN(product)(I m, I n, I k, T a, const T *A, I a1, I a2, int ta, const T *B, I b1,
                         I b2, int tb, T *C, I c1) {
    T *piece = NULL;
    if (b2 != 1 || tb) {
        /* Rows of B in one piece each; without room for them they are read where they lie. */
        piece = malloc(sizeof(T) * (size_t)(n * k + 1));
        for (I i = 0; piece && i < k; i++)
            for (I j = 0; j < n; j++) {
                T one = B[i * b1 + j * b2];
                piece[i * n + j] = tb ? TURNED(one) : one;
            }
    }
    const T *rows = piece ? piece : B;
    I down = piece ? n : b1, across = piece ? 1 : b2;
    tb = tb && !piece;
    for (I i = 0; i < m; i++) {
        T *restrict to = C + i * c1;
        I l = 0;
        for (; across == 1 && !tb && l + 4 <= k; l += 4) {
            const T *restrict one = rows + l * down;
            T four[4];
            for (int f = 0; f < 4; f++) {
                T x = A[i * a1 + (l + f) * a2];
                four[f] = a * (ta ? TURNED(x) : x);
            }
            for (I j = 0; j < n; j++)
                to[j] += four[0] * one[j] + four[1] * one[down + j] + four[2] * one[2 * down + j] +
                         four[3] * one[3 * down + j];
        }
        for (; l < k; l++) {
            T x = A[i * a1 + l * a2];
            x = a * (ta ? TURNED(x) : x);
            for (I j = 0; j < n; j++) {
                T other = rows[l * down + j * across];
                to[j] += x * (tb ? TURNED(other) : other);
            }
        }
    }
    free(piece);
}

void CBLAS(gemm)(int order, int ta, int tb, I m, I n, I k, GIVEN a, const T *A, I lda, const T *B,
                 I ldb, GIVEN b, T *C, I ldc) {
    int straight = order == ROWS;
    I a1 = (ta == PLAIN) == straight ? lda : 1, a2 = (ta == PLAIN) == straight ? 1 : lda;
    I b1 = (tb == PLAIN) == straight ? ldb : 1, b2 = (tb == PLAIN) == straight ? 1 : ldb;
    /* Column by column is row by row of the transposed product. */
    I lines = straight ? m : n, each = straight ? n : m;
    for (I i = 0; i < lines; i++) OWN(before)(each, VALUE(b), C + i * ldc, 1);
    int turn_a = ta == CONJUGATE, turn_b = tb == CONJUGATE;
    if (straight)
        OWN(product)(m, n, k, VALUE(a), A, a1, a2, turn_a, B, b1, b2, turn_b, C, ldc);
    else
        OWN(product)(n, m, k, VALUE(a), B, b2, b1, turn_b, A, a2, a1, turn_a, C, ldc);
}

void CBLAS(syrk)(int order, int uplo, int trans, I n, I k, GIVEN a, const T *A, I lda, GIVEN b,
                 T *C, I ldc) {
    int straight = (order == ROWS) == (trans == PLAIN);
    I down = straight ? lda : 1, on = straight ? 1 : lda;
    /* Upper of a matrix in columns is lower of one in rows. */
    int upper = (uplo == UPPER) == (order == ROWS);
    for (I i = 0; i < n; i++)
        for (I j = upper ? i : 0; j < (upper ? n : i + 1); j++) {
            T *to = C + i * ldc + j;
            OWN(before)(1, VALUE(b), to, 1);
            *to += VALUE(a) * OWN(dot)(k, A + i * down, on, A + j * down, on, 0);
        }
}

void LAPACK(copy)(const I *n, const T *x, const I *dx, T *y, const I *dy) {
    if (*dx < 0) x -= (*n - 1) * *dx;
    if (*dy < 0) y -= (*n - 1) * *dy;
    for (I i = 0; i < *n; i++) y[i * *dy] = x[i * *dx];
}

/* A, column by column, becomes L and U; where holds the row that each was exchanged with. */
FAST void LAPACK(getrf)(const I *m, const I *n, T *A, const I *lda, I *where, I *wrong) {
    I least = *m < *n ? *m : *n, d = *lda;
    *wrong = 0;
    for (I j = 0; j < least; j++) {
        I best = j;
        for (I i = j + 1; i < *m; i++)
            if (SIZE(A[i + j * d]) > SIZE(A[best + j * d])) best = i;
        where[j] = best + 1;
        if (A[best + j * d] == 0) {
            if (!*wrong) *wrong = j + 1;
            continue;
        }
        for (I c = 0; best != j && c < *n; c++) {
            T kept = A[j + c * d];
            A[j + c * d] = A[best + c * d];
            A[best + c * d] = kept;
        }
        for (I i = j + 1; i < *m; i++) A[i + j * d] /= A[j + j * d];
        for (I c = j + 1; c < *n; c++)
            OWN(add)(*m - j - 1, -A[j + c * d], A + j + 1 + j * d, A + j + 1 + c * d);
    }
}

FAST void LAPACK(gesv)(const I *n, const I *sides, T *A, const I *lda, I *where, T *B, const I *ldb,
                  I *wrong) {
    LAPACK(getrf)(n, n, A, lda, where, wrong);
    for (I side = 0; !*wrong && side < *sides; side++) {
        T *x = B + side * *ldb;
        for (I i = 0; i < *n; i++) {
            T kept = x[i];
            x[i] = x[where[i] - 1];
            x[where[i] - 1] = kept;
        }
        for (I j = 0; j < *n; j++) OWN(add)(*n - j - 1, -x[j], A + j + 1 + j * *lda, x + j + 1);
        for (I j = *n - 1; j >= 0; j--) {
            x[j] /= A[j + j * *lda];
            OWN(add)(j, -x[j], A + j * *lda, x);
        }
    }
}

#undef GIVEN
#undef VALUE
#undef TURNED
#undef SIZE
#endif
