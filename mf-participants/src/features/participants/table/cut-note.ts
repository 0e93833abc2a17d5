const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** Characters of a note that a table shows. Source: A-096. */
const NOTE_LENGTH = 35;

/** Cuts a note after 35 characters as a reader counts them, and adds an ellipsis. B-067. */
export function cutNote(note: string): string {
  const characters = [...graphemes.segment(note)];
  if (characters.length <= NOTE_LENGTH) return note;
  const kept = characters.slice(0, NOTE_LENGTH).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
