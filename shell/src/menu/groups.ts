/** Group whose items are above all headings of the main menu. */
export const UNTITLED_GROUP = 'Utama';
/** Groups of the main menu, in order. */
const GROUPS = [UNTITLED_GROUP, 'Pembelajaran', 'Peserta', 'Komunikasi', 'Perdagangan', 'Administrasi'];

/** Sorts known groups by their order; groups of new remotes come last, by name. */
export function compareGroups(a: string, b: string): number {
  if (a === b) return 0;
  const left = GROUPS.indexOf(a);
  const right = GROUPS.indexOf(b);
  if (left === right) return a.localeCompare(b, 'id');
  if (left === -1) return 1;
  if (right === -1) return -1;
  return left - right;
}
