/** Typed digits without the leading 0 or 62, as they occur in stored numbers. */
const national = (digits: string): string => digits.replace(/^(62|0)/, '');

/** The shortest whole number, without the leading 0 or 62. */
const WHOLE = 9;
/** The shortest part of a number for a trigram index. */
const INDEXED = 3;

/**
 * `like` patterns that find a number by a part of it: as one run of digits, and, as older rows have numbers as they were
 * typed, with separators where the search has them or where numbers usually have them. Empty when the text is not part
 * of a number or is too short to search for.
 */
export function phonePatterns(text: string): string[] {
  const typed = text.trim();
  const digits = national(typed.replace(/\D/g, ''));
  if (!/^\+?[0-9 ().-]+$/.test(typed) || digits.length < INDEXED) return [];
  const [first = '', ...others] = typed.split(/\D+/).filter((part) => part !== '');
  const asTyped = [national(first), ...others].filter((part) => part !== '');
  const usual = digits.length < WHOLE ? [] : [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)];
  const groups = [[digits], asTyped, usual].filter(
    (parts) => parts.length > 0 && parts.slice(0, -1).every(({ length }) => length >= INDEXED),
  );
  return [...new Set(groups.map((parts) => `%${parts.join('%')}%`))];
}
