import { isLogFieldShown, logFieldLabel } from '@widya/contract/admin-log-fields';
import { logValueLabel } from '@widya/contract/admin-log-value-labels';
import { statusChangeText } from '@widya/contract/registration-status';

/** Fields that the title of an entry already covers, and numbers that do not concern one person. */
const OMITTED: ReadonlySet<string> = new Set([
  'already_registered',
  'confirmed',
  'confirmed_at',
  'failed',
  'ids',
  'job_id',
  'price',
  'promoted',
  'skipped',
  'status',
]);
/** Free texts, shown without a label. */
const SENTENCES: ReadonlySet<string> = new Set(['note', 'status_change_info']);

function valueText(field: string, value: unknown): string {
  if (value === null || value === '') return 'kosong';
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  return logValueLabel(field, String(value)) ?? String(value);
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A changed field with its old and new value: `Posisi: Editor → Penyunting`. */
function changedText(object: string, field: string, old: unknown, now: unknown): string[] {
  if (field === 'status_change_info') return isEmpty(now) ? [] : [statusChangeText(String(now))];
  const text = isEmpty(old) ? valueText(field, now) : `${valueText(field, old)} → ${valueText(field, now)}`;
  if (!SENTENCES.has(field)) return [`${logFieldLabel(object, field) ?? field}: ${text}`];
  return isEmpty(old) && isEmpty(now) ? [] : [text];
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The changes of a participant in a log row: `Predikat: Menengah → Istimewa`; null when the title says all. */
export function changeText(object: string, before: unknown, after: unknown): string | null {
  const old = fieldsOf(before);
  const parts = Object.entries(fieldsOf(after))
    .filter(([field]) => !OMITTED.has(field) && isLogFieldShown(object, field))
    .flatMap(([field, now]) => changedText(object, field, old[field], now));
  return parts.length === 0 ? null : parts.join(' · ');
}
