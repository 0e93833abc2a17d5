import type { CreateEventInput, EventRecord } from '@widya/contract/events';
import { formatDate } from '@widya/contract/time/texts';
import { formatMoney } from '@widya/design-system/formats/money';
import { plainText } from '@widya/design-system/formats/plain-text';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { END_DAY_TEXTS } from '../schedule/texts.ts';
import { checkEvent } from './event-rules.ts';
import { type EventValues, eventBodyOf, eventValuesOf, NEW_EVENT } from './event-values.ts';
import { EVENT_TEXTS as texts } from './texts.ts';

const LABELS = {
  name: texts.name,
  type: texts.type,
  event_url: texts.address,
  short_description: texts.shortDescription,
  description: texts.description,
  session_speaker: texts.speaker,
  session_name: texts.sessionName,
  date: texts.date,
  start: texts.start,
  end: texts.end,
  end_date: END_DAY_TEXTS.label,
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
} as const;

const NAMES: Readonly<Record<string, string>> = {
  FREE: texts.free,
  PAY_ONLINE: texts.payOnline,
  PAY_OFFLINE: texts.payManual,
  Layout1: texts.layout1,
  Layout2: texts.layout2,
};
const nameOf = (value: string): string => NAMES[value] ?? value;

/** The form of an event. */
export const EVENT_FORM: RecordDefinition<EventValues, EventRecord, CreateEventInput> = {
  blank: NEW_EVENT,
  valuesOf: eventValuesOf,
  bodyOf: eventBodyOf,
  // An existing address may be reserved by now: the API refuses it only when it changes.
  schema: async () => (await import('@widya/contract/events.schemas')).eventSchemas.updateSingleSessionEvent.body,
  check: checkEvent,
  fieldOf: {
    'session.name': 'session_name',
    'session.start_time': 'start',
    'session.end_time': 'end',
    'session.online_payment': 'payment',
    'session.additional_information': 'stream_url',
    'event.required_visitor_information': 'visitor_fields',
  },
  labels: LABELS,
  formats: {
    date: formatDate,
    end_date: formatDate,
    price: formatMoney,
    description: plainText,
    payment: nameOf,
    layout: nameOf,
  },
  empty: { quota: 'Tanpa batas', end_date: 'Hari yang sama' },
};
