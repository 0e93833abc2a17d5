/** Headings of the main menu, in their order. Items of the first stand above all headings. */
export const UNTITLED_GROUP = 'Utama';

const GROUPS = [UNTITLED_GROUP, 'Pembelajaran', 'Peserta', 'Komunikasi', 'Perdagangan', 'Administrasi'];

/** Known groups in their order; groups a new remote brings come after them, by name. */
export function compareGroups(a: string, b: string): number {
  const left = GROUPS.indexOf(a);
  const right = GROUPS.indexOf(b);
  if (left === right) return a.localeCompare(b, 'id');
  if (left === -1) return 1;
  if (right === -1) return -1;
  return left - right;
}
