/** Shortest password. Source: S2 (ASVS 6.2.1). */
export const PASSWORD_MIN_LENGTH = 8;
/** Longest password that is hashed; longer ones are refused rather than cut. */
export const PASSWORD_MAX_LENGTH = 256;
/** Shown when a password is too short. */
export const PASSWORD_TOO_SHORT = 'Kata sandi minimal 8 karakter';
/** Shown when a password is among the commonest ones. */
export const PASSWORD_TOO_COMMON = 'Kata sandi ini terlalu umum. Pilih kata sandi lain.';
