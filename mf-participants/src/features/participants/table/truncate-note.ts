const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** Longest note shown in a table, in characters. Source: A-096. */
const NOTE_LENGTH = 35;

/** Truncates a note after 35 user-perceived characters with an ellipsis. B-067. */
export function truncateNote(note: string): string {
  const characters = [...graphemes.segment(note)];
  if (characters.length <= NOTE_LENGTH) return note;
  const visible = characters.slice(0, NOTE_LENGTH).map(({ segment }) => segment);
  return `${visible.join('').trimEnd()}…`;
}
