import { formatDate, formatDateTime } from '@widya/contract/time/texts';
import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { formatMoney } from '@widya/design-system/formats/money';
import { plainText } from '@widya/design-system/formats/plain-text';
import { contestedFields } from '@widya/remote-kit/both-changes';

/** How the fields of a form are called, and their values said, where two people's are put beside each other. */
export interface RecordWords<Values> {
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** Fields that hold a day, an instant, an amount of rupiah, HTML. */
  readonly dates?: readonly (keyof Values)[];
  readonly moments?: readonly (keyof Values)[];
  readonly money?: readonly (keyof Values)[];
  readonly rich?: readonly (keyof Values)[];
  /** What an empty value means where it means something: 'Tanpa batas'. */
  readonly empty?: Partial<Record<keyof Values, string>>;
  /** Values that are not words themselves. */
  readonly names?: Readonly<Record<string, string>>;
}

const titleOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'title' in item ? String(item.title) : String(item);

function said<Values>(words: RecordWords<Values>, field: keyof Values & string, value: unknown): string {
  if (value === null || value === '') return words.empty?.[field] ?? '';
  if (words.money?.includes(field)) return typeof value === 'number' ? formatMoney(value) : '';
  if (words.dates?.includes(field)) return formatDate(String(value));
  if (words.moments?.includes(field)) return formatDateTime(String(value));
  if (words.rich?.includes(field)) return plainText(String(value));
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (Array.isArray(value)) return value.map(titleOf).join('; ');
  return words.names?.[String(value)] ?? String(value ?? '');
}

/** The fields that two people changed differently since the form was opened, with both sides in words. */
export const conflictFields = <Values extends object>(
  words: RecordWords<Values>,
  base: Values,
  mine: Values,
  theirs: Values,
): ConflictField[] =>
  contestedFields({ base, mine, theirs }).map((field) => ({
    key: field,
    label: words.labels[field],
    mine: said(words, field, mine[field]),
    theirs: said(words, field, theirs[field]),
  }));
