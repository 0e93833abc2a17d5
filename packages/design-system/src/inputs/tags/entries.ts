/** What stands between two entries of a list, as mail programs and tables copy it. */
const SEPARATOR = /[,;\t\r\n]+/;

/** A text at whose end an entry was just finished. */
export const ENDS_ENTRY = /[,;]\s*$/;

/** Matches nothing: entries are told apart here, not by the library. */
export const NEVER = /(?!)/;

/** The different entries of a text, without blanks around them. */
export const entriesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(SEPARATOR)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];

/** What a box would hold after a paste, with the line breaks that a box of one line drops. */
export function withPasted(box: HTMLInputElement, pasted: string): string {
  const { value, selectionStart, selectionEnd } = box;
  return value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length);
}
