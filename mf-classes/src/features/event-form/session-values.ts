import type { CreateSessionInput, EventSession } from '@widya/contract/events';
import type { Quota } from '@widya/design-system/quota-input';
import { endOf, type Hours, hoursBetween, startOf } from '../schedule/hours.ts';
import { jsonObject, textIn } from './json-object.ts';
import { type Payment, paymentOf } from './payment.ts';

/** Values of a session's fields: texts as typed, the day as `YYYY-MM-DD` and times as `HH:mm`, both in WIB. */
export interface SessionValues {
  session_speaker: string;
  date: string;
  start: string;
  end: string;
  /** The day of the end if it differs from that of the start; otherwise null. */
  end_date: string | null;
  payment: Payment;
  price: number | null;
  quota: Quota;
  allow_registration: boolean;
  online_mode: boolean;
  stream_type: string;
  stream_url: string;
}

/** Values of a new session: free and unlimited. Source: D27 and D28. */
export const NEW_SESSION: SessionValues = {
  session_speaker: '',
  date: '',
  start: '',
  end: '',
  end_date: null,
  payment: 'FREE',
  price: 0,
  quota: null,
  allow_registration: true,
  online_mode: true,
  stream_type: '',
  stream_url: '',
};

/** Day and hours from the values of the form. */
export const hoursOf = (values: Pick<SessionValues, 'date' | 'start' | 'end' | 'end_date'>): Hours => ({
  day: values.date,
  start: values.start,
  end: values.end,
  endDay: values.end_date,
});

/** Values from a saved session. */
export function sessionValuesOf(session: EventSession): SessionValues {
  const stream = jsonObject(session.additional_information);
  const [streamType, streamUrl] = [textIn(stream, 'streamType'), textIn(stream, 'streamingURL')];
  const { price, quota, online_payment } = session;
  const hours = hoursBetween(session.start_time, session.end_time);
  return {
    session_speaker: session.session_speaker,
    date: hours.day,
    start: hours.start,
    end: hours.end,
    end_date: hours.endDay,
    payment: paymentOf({ price, online_payment }),
    price,
    quota: quota > 0 ? quota : null,
    allow_registration: session.allow_registration,
    online_mode: typeof stream.online_mode === 'boolean' ? stream.online_mode : Boolean(streamType || streamUrl),
    stream_type: streamType,
    stream_url: streamUrl,
  };
}

/**
 * The complete values in the format of the API. Unknown keys of its JSON field are preserved.
 * @param saved the session as loaded; null for a new one.
 */
export const sessionBodyOf = (
  values: SessionValues,
  saved: EventSession | null,
): Omit<CreateSessionInput, 'name' | 'description'> => ({
  session_speaker: values.session_speaker.trim(),
  start_time: startOf(hoursOf(values)),
  end_time: endOf(hoursOf(values)),
  price: values.payment === 'FREE' ? 0 : (values.price ?? 0),
  // NaN for an empty field, which the schema refuses.
  quota: values.quota === '' ? Number.NaN : (values.quota ?? -1),
  online_payment: values.payment === 'PAY_ONLINE',
  allow_registration: values.allow_registration,
  additional_information: {
    ...jsonObject(saved?.additional_information),
    online_mode: values.online_mode,
    streamType: values.stream_type,
    streamingURL: values.stream_url.trim(),
  },
});
