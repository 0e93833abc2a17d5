import { PHONE_SHAPE } from '@widya/contract/member-rules';

/**
 * Normalises a phone number for storage: E.164 for Indonesian mobile numbers in any notation, otherwise as typed.
 * @returns null when it is not a phone number.
 */
export function normalPhone(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const mobile = /^(?:\+?62|0)(8\d{7,12})$/.exec(trimmed.replace(/[\s().-]/g, ''));
  if (mobile) return `+62${mobile[1]}`;
  return PHONE_SHAPE.test(trimmed) ? trimmed : null;
}

/**
 * The digits of a typed part of a number, without the leading 0 or 62, as they occur in stored numbers.
 * @returns null when the text is not part of a number or is too short to search for.
 */
export function phoneFragment(text: string): string | null {
  if (!/^\+?[0-9 ().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^(62|0)/, '');
  return digits.length >= 3 ? digits : null;
}
