/*
 * Messages for empty fields in account forms, shared by the schemas and by pages that load no schema. Source: A-050,
 *
 */
export const INCOMPLETE_SIGN_IN = 'Harap lengkapi email dan kata sandi';
export const INCOMPLETE_REGISTRATION = 'Harap lengkapi semua data';
export const NO_ADDRESS = 'Harap isi alamat surel';
export const NO_PASSWORD = 'Harap isi kata sandi';
export const NO_OLD_PASSWORD = 'Harap isi kata sandi lama';
export const NO_NEW_PASSWORD = 'Harap isi kata sandi baru';
export const NO_TOTP_CODE = 'Masukkan 6 angka dari aplikasi autentikator';
export const NO_PASSKEY_NAME = 'Harap isi nama passkey';
