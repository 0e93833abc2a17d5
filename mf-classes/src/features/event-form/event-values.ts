import { type EventLayout, eventLayoutOf } from '@widya/contract/event-look';
import type { CreateEventInput, EventRecord, UpdateEventInput } from '@widya/contract/events';
import { orNull } from '@widya/record-kit/editor/or-null';
import { changedIn } from '@widya/remote-kit/changed-in';
import { endOf, type Hours, hoursBetween, startOf } from '../schedule/hours.ts';
import { jsonObject, textIn, textsIn } from './json-object.ts';
import { type Payment, paymentOf } from './payment.ts';

/** Values of the event form: texts as typed, the day as `YYYY-MM-DD` and times as `HH:mm`, both in WIB. */
export interface EventValues {
  name: string;
  type: string;
  event_url: string;
  short_description: string;
  description: string;
  session_speaker: string;
  date: string;
  start: string;
  end: string;
  /** The day of the end if it differs from that of the start; otherwise null. */
  end_date: string | null;
  payment: Payment;
  price: number | null;
  /** Null when unlimited, undefined while the field is empty. */
  quota: number | null | undefined;
  allow_registration: boolean;
  venue: string;
  online_mode: boolean;
  stream_type: string;
  stream_url: string;
  layout: EventLayout;
  color_primary: string;
  color_dark: string;
  /** Questions to visitors at the registration. */
  visitor_fields: string[];
}

/** Values of a new event: free and unlimited. Source: D27 and D28. */
export const NEW_EVENT: EventValues = {
  name: '',
  type: 'Webinar',
  event_url: '',
  short_description: '',
  description: '',
  session_speaker: '',
  date: '',
  start: '',
  end: '',
  end_date: null,
  payment: 'FREE',
  price: 0,
  quota: null,
  allow_registration: true,
  venue: '',
  online_mode: true,
  stream_type: '',
  stream_url: '',
  layout: 'Layout1',
  color_primary: '',
  color_dark: '',
  visitor_fields: [],
};

/** Day and hours from the values of the form. */
export const hoursOf = (values: Pick<EventValues, 'date' | 'start' | 'end' | 'end_date'>): Hours => ({
  day: values.date,
  start: values.start,
  end: values.end,
  endDay: values.end_date,
});

/** Values from a saved event. An event without a session (which cannot be saved) gets those of a new one. */
export function eventValuesOf(record: EventRecord): EventValues {
  const [session] = record.sessions;
  const page = jsonObject(record.additional_information);
  const stream = jsonObject(session?.additional_information);
  const [streamType, streamUrl] = [textIn(stream, 'streamType'), textIn(stream, 'streamingURL')];
  const price = session?.price ?? record.price;
  const quota = session?.quota ?? record.quota;
  const hours = hoursBetween(session?.start_time, session?.end_time);
  return {
    name: record.name,
    type: record.type,
    event_url: record.event_url,
    short_description: record.short_description,
    description: record.description,
    session_speaker: session?.session_speaker ?? '',
    date: hours.day,
    start: hours.start,
    end: hours.end,
    end_date: hours.endDay,
    payment: paymentOf({ price, online_payment: session?.online_payment ?? false }),
    price,
    quota: quota > 0 ? quota : null,
    allow_registration: session?.allow_registration ?? true,
    venue: record.venue,
    online_mode: typeof stream.online_mode === 'boolean' ? stream.online_mode : Boolean(streamType || streamUrl),
    stream_type: streamType,
    stream_url: streamUrl,
    layout: eventLayoutOf(page.layoutType),
    color_primary: record.color_primary ?? '',
    color_dark: record.color_dark ?? '',
    visitor_fields: textsIn(jsonObject(record.required_visitor_information), 'fields'),
  };
}

/**
 * The complete values in the format of the API. Unknown keys of JSON fields are preserved.
 * @param record the event as loaded; null for a new one.
 */
export function eventBodyOf(values: EventValues, record: EventRecord | null): CreateEventInput {
  const name = values.name.trim();
  return {
    event: {
      name,
      type: values.type,
      event_url: values.event_url.trim().toLowerCase(),
      venue: values.venue.trim(),
      description: values.description,
      short_description: values.short_description.trim(),
      color_dark: orNull(values.color_dark),
      color_primary: orNull(values.color_primary),
      additional_information: { ...jsonObject(record?.additional_information), layoutType: values.layout },
      required_visitor_information: {
        ...jsonObject(record?.required_visitor_information),
        fields: values.visitor_fields.map((text) => text.trim()),
      },
    },
    session: {
      name,
      session_speaker: values.session_speaker.trim(),
      start_time: startOf(hoursOf(values)),
      end_time: endOf(hoursOf(values)),
      price: values.payment === 'FREE' ? 0 : (values.price ?? 0),
      // NaN for an empty field, which the schema refuses.
      quota: values.quota === undefined ? Number.NaN : (values.quota ?? -1),
      online_payment: values.payment === 'PAY_ONLINE',
      allow_registration: values.allow_registration,
      additional_information: {
        ...jsonObject(record?.sessions[0]?.additional_information),
        online_mode: values.online_mode,
        streamType: values.stream_type,
        streamingURL: values.stream_url.trim(),
      },
    },
  };
}

/** The changed API fields, which an update sends, so that edits of different fields by two people do not conflict. */
export function changedEventFields(record: EventRecord, values: EventValues): UpdateEventInput {
  const [old, next] = [eventBodyOf(eventValuesOf(record), record), eventBodyOf(values, record)];
  return {
    event: { ...changedIn(old.event, next.event), version: record.version },
    session: changedIn(old.session, next.session),
  };
}
