/** Separators between entries, as copied from mail programs and tables. */
const SEPARATOR = /[,;\t\r\n]+/;

/** Matches a text that ends with a completed entry. */
export const ENDS_ENTRY = /[,;]\s*$/;

/** Matches nothing, which disables the library's own separators. */
export const NEVER = /(?!)/;

/** Distinct entries of a text, trimmed. */
export const entriesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(SEPARATOR)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];

/** The value of an input after a paste, including the line breaks that a single-line input drops. */
export function withPasted(box: HTMLInputElement, pasted: string): string {
  const { value, selectionStart, selectionEnd } = box;
  return value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length);
}
