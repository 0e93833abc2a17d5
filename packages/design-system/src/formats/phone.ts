/**
 * Parses 08…, 628…, +628… with any spaces, dots or dashes to `+628123456789` (E.164). Null when it is not an Indonesian
 * mobile number.
 */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  const match = /^(?:\+?62|0)(8\d{7,12})$/.exec(digits);
  return match ? `+62${match[1]}` : null;
}

/** Address of a chat with a number (`https://wa.me/62812…`); null when it is not a number. */
export function chatUrl(phone: string): string | null {
  const parsed = parsePhone(phone);
  return parsed && `https://wa.me/${parsed.slice(1)}`;
}
