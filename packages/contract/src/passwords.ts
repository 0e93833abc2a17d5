/** Shortest password. Source: S2 (ASVS 6.2.1). */
export const PASSWORD_MIN_LENGTH = 8;
/** Longest password; longer ones are refused rather than truncated. */
export const PASSWORD_MAX_LENGTH = 256;
/** Message for a password that is too short. */
export const PASSWORD_TOO_SHORT = 'Kata sandi minimal 8 karakter';
/** Message for a common password. */
export const PASSWORD_TOO_COMMON = 'Kata sandi ini terlalu umum. Pilih kata sandi lain.';
