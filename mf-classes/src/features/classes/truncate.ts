const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** Cuts a text after so many characters as a reader counts them, and adds an ellipsis. Source. */
export function truncate(text: string, length: number): string {
  const characters = [...graphemes.segment(text)];
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}

/** Notes are cut here in a table. */
export const NOTE_LENGTH = 35;
