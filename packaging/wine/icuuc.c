/* Windows has had ICU since 1903 and Qt6Core asks it for converters; Wine 10 has none. These say
   that there is no converter, and Qt goes on with its own: UTF-8, UTF-16, Latin-1, the system's. */
#define OUT __declspec(dllexport)
#define NOTHING(name) OUT void *name(void) { return 0; }
OUT void *ucnv_open(const char *name, int *error) { (void)name; *error = 2; return 0; }
OUT int ucnv_countAvailable(void) { return 0; }
OUT signed char ucnv_getMaxCharSize(const void *of) { (void)of; return 4; }
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_close)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_getName)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_reset)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_toUnicode)
