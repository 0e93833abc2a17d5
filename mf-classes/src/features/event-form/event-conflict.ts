import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { formatDate } from '@widya/design-system/formats/date';
import { formatMoney } from '@widya/design-system/formats/money';
import { plainText } from '../rich-text/safe-nodes.ts';
import type { EventField } from './event-rules.ts';
import type { EventValues } from './event-values.ts';
import { EVENT_TEXTS as texts } from './texts.ts';

const LABELS: Readonly<Record<EventField, string>> = {
  name: texts.name,
  type: texts.type,
  event_url: texts.address,
  short_description: texts.shortDescription,
  description: texts.description,
  session_speaker: texts.speaker,
  date: texts.date,
  start: texts.start,
  end: texts.end,
  payment: texts.payment,
  price: texts.price,
  quota: texts.quota,
  allow_registration: texts.allowRegistration,
  venue: texts.venue,
  online_mode: texts.online,
  stream_type: texts.streamType,
  stream_url: texts.streamUrl,
  layout: texts.layout,
  color_primary: texts.colorPrimary,
  color_dark: texts.colorDark,
  visitor_fields: texts.visitorFields,
};
const FIELDS = Object.keys(LABELS) as EventField[];

/** Values that are not words themselves, in the words of the form. */
const WORDS: Readonly<Record<string, string>> = {
  FREE: texts.free,
  PAY_ONLINE: texts.payOnline,
  PAY_OFFLINE: texts.payManual,
  Layout1: texts.layout1,
  Layout2: texts.layout2,
};

function said(field: EventField, value: EventValues[EventField]): string {
  if (field === 'quota' && value === null) return 'Tanpa batas';
  if (field === 'price' && typeof value === 'number') return formatMoney(value);
  if (field === 'date') return formatDate(String(value));
  if (field === 'description') return plainText(String(value));
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (Array.isArray(value)) return value.join('; ');
  return WORDS[String(value)] ?? String(value ?? '');
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that two people changed differently since the form was opened, with both sides in words. */
export const eventConflict = (base: EventValues, mine: EventValues, theirs: EventValues): ConflictField[] =>
  FIELDS.filter((field) => !isSame(mine[field], base[field]) && !isSame(theirs[field], base[field]))
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => ({
      key: field,
      label: LABELS[field],
      mine: said(field, mine[field]),
      theirs: said(field, theirs[field]),
    }));

/** Both people's changes in one form: theirs, but in fields that only this form changed or that were chosen. */
export function mergedEvent(
  base: EventValues,
  mine: EventValues,
  theirs: EventValues,
  chosen: readonly string[],
): EventValues {
  const contested = new Set(eventConflict(base, mine, theirs).map(({ key }) => key));
  const kept = FIELDS.filter((field) =>
    contested.has(field) ? chosen.includes(field) : !isSame(mine[field], base[field]),
  );
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
