import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { type BothChanges, contestedFields } from '@widya/remote-kit/both-changes';
import type { RecordDefinition } from './record-definition.ts';

/** Labels and formats of values in the conflict dialog. */
type Wording<Values extends object> = Pick<RecordDefinition<Values, never, object>, 'labels' | 'formats' | 'empty'>;

const titleOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'title' in item ? String(item.title) : String(item);

function format<Values extends object>(
  { formats, empty }: Wording<Values>,
  field: keyof Values & string,
  value: Values[keyof Values & string],
): string {
  if (value === null || value === undefined || value === '') return empty?.[field] ?? '';
  const own = formats?.[field];
  if (own) return own(value);
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  return Array.isArray(value) ? value.map(titleOf).join('; ') : String(value);
}

/**
 * The fields that two people changed to different values since the form was opened, with both values formatted. Source:
 * D306.
 */
export const conflictFields = <Values extends object>(
  wording: Wording<Values>,
  { base, mine, theirs }: BothChanges<Values>,
): ConflictField[] =>
  contestedFields({ base, mine, theirs }).map((field) => ({
    key: field,
    label: wording.labels[field],
    mine: format(wording, field, mine[field]),
    theirs: format(wording, field, theirs[field]),
  }));
