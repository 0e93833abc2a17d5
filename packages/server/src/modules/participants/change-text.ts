import { isLogFieldTold, logFieldLabel } from '@widya/contract/admin-log-fields';
import { logWord } from '@widya/contract/admin-log-words';
import { statusChangeWords } from '@widya/contract/registration-status';

/** What the title of a moment says already, and numbers that are not about one person. */
const UNTOLD: ReadonlySet<string> = new Set([
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
/** Sentences that somebody wrote stand for themselves. */
const SENTENCES: ReadonlySet<string> = new Set(['note', 'status_change_info']);

function valueText(field: string, value: unknown): string {
  if (value === null || value === '') return 'kosong';
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  return logWord(field, String(value)) ?? String(value);
}

/** What a log row changed of a participant: `Predikat: Istimewa`; null when its title says all. */
export function changeText(object: string, after: unknown): string | null {
  if (typeof after !== 'object' || after === null) return null;
  const parts = Object.entries(after)
    .filter(([field]) => !UNTOLD.has(field) && isLogFieldTold(object, field))
    .flatMap(([field, value]) => {
      if (!SENTENCES.has(field)) return [`${logFieldLabel(object, field) ?? field}: ${valueText(field, value)}`];
      return typeof value === 'string' && value !== '' ? [statusChangeWords(value)] : [];
    });
  return parts.length === 0 ? null : parts.join(' · ');
}
