import { PHONE_SHAPE } from '@widya/contract/member-line-rules';

/**
 * A phone number as it is kept: E.164 for an Indonesian mobile number however it is written, otherwise as typed.
 * @returns null when it can be no phone number.
 */
export function normalPhone(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const mobile = /^(?:\+?62|0)(8\d{7,12})$/.exec(trimmed.replace(/[\s().-]/g, ''));
  if (mobile) return `+62${mobile[1]}`;
  return PHONE_SHAPE.test(trimmed) ? trimmed : null;
}

/**
 * Digits that a typed piece of a number has in common with the kept one: without the leading 0 or 62.
 * @returns null when what is typed is no piece of a number, or too short to find anybody by.
 */
export function phoneFragment(text: string): string | null {
  if (!/^\+?[0-9 ().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^(62|0)/, '');
  return digits.length >= 3 ? digits : null;
}
