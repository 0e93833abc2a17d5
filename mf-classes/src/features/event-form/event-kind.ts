import type { EventRecord } from '@widya/contract/events';
import type { RecordWords } from '@widya/record-kit/editor/record-conflict';
import type { RecordKind } from '@widya/record-kit/editor/record-kind';
import { END_DAY_TEXTS } from '../schedule/texts.ts';
import { checkEvent, eventErrorsOfApi } from './event-rules.ts';
import { type EventValues, eventValuesOf, NEW_EVENT } from './event-values.ts';
import { EVENT_TEXTS as texts } from './texts.ts';

const LABELS = {
  name: texts.name,
  type: texts.type,
  event_url: texts.address,
  short_description: texts.shortDescription,
  description: texts.description,
  session_speaker: texts.speaker,
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

/** How the fields of an event are called where two people's are put beside each other. */
export const EVENT_WORDS: RecordWords<EventValues> = {
  labels: LABELS,
  dates: ['date', 'end_date'],
  money: ['price'],
  rich: ['description'],
  empty: { quota: 'Tanpa batas', end_date: 'Hari yang sama' },
  names: {
    FREE: texts.free,
    PAY_ONLINE: texts.payOnline,
    PAY_OFFLINE: texts.payManual,
    Layout1: texts.layout1,
    Layout2: texts.layout2,
  },
};

/** The form of an event. */
export const EVENT_KIND: RecordKind<EventValues, EventRecord> = {
  blank: NEW_EVENT,
  valuesOf: eventValuesOf,
  check: checkEvent,
  errorsOfApi: eventErrorsOfApi,
  words: EVENT_WORDS,
};
