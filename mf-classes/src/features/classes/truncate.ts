const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** Truncates a text after `length` user-perceived characters with an ellipsis. Source. */
export function truncate(text: string, length: number): string {
  const characters = [...graphemes.segment(text)];
  if (characters.length <= length) return text;
  const visible = characters.slice(0, length).map(({ segment }) => segment);
  return `${visible.join('').trimEnd()}…`;
}

/** Length of notes in tables. */
export const NOTE_LENGTH = 35;
