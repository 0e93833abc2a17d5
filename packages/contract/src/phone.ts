/** Format of a phone number; spaces, dots, dashes and brackets may separate digits. */
export const PHONE_SHAPE = /^\+?[0-9 ().-]{6,30}$/;

/** A phone number as it is stored: E.164 for Indonesian mobile numbers in any notation, otherwise as typed. */
export function normalPhone(text: string): string {
  const trimmed = text.trim();
  const mobile = /^(?:\+?62|0)(8\d{7,12})$/.exec(trimmed.replace(/[\s().-]/g, ''));
  return mobile ? `+62${mobile[1]}` : trimmed;
}

/** Whether an optional phone number is empty or has the format of one. */
export const isPhone = (text: string): boolean => text === '' || PHONE_SHAPE.test(text);
