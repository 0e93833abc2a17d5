/** Truncates a text after `length` user-perceived characters with an ellipsis. Source. */
export function truncate(text: string, length: number): string {
  // A character has at least one code unit. Most texts are short, and so need no segmenter.
  if (text.length <= length) return text;
  const characters = [...new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= length) return text;
  const visible = characters.slice(0, length).map(({ segment }) => segment);
  return `${visible.join('').trimEnd()}…`;
}

/** Length of notes in tables. */
export const NOTE_LENGTH = 35;
