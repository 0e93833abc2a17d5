/** Words that are path segments and therefore not allowed as codes. Source: D307. */
export const RESERVED_CODES: ReadonlySet<string> = new Set([
  'upload_image',
  'uploadvideo',
  'update_batch_price',
  'some',
  'batch',
  'login',
  'tokenlogin',
  'create',
  'search',
  'password',
  'reset',
  'register',
  'logout',
]);

/** Format of a code. Source: D307. */
export const CODE_PATTERN = /^[A-Za-z0-9_-]{3,32}$/;

/** Characters of generated codes: A–Z and 2–9 without 0, O, 1, I and L. Source: D33. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const GENERATED_CODE_LENGTH = 8;

/** Whether a text can be a code: it matches the pattern and is not reserved, ignoring case. */
export const isUsableCode = (code: string): boolean =>
  CODE_PATTERN.test(code) && !RESERVED_CODES.has(code.toLowerCase());
