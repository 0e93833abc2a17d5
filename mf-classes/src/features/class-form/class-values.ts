import type { CreateClassInput } from '@widya/contract/class-editing';
import type { ClassRecord } from '@widya/contract/classes';
import { formatClock } from '@widya/contract/time/texts';
import type { Quota } from '@widya/design-system/quota-input';
import { orNull } from '@widya/record-kit/editor/or-null';
import { endOf, type Hours, hoursBetween, instantOf, startOf } from '../schedule/hours.ts';

/** Values of the class form: texts as typed, days as `YYYY-MM-DD` and times as `HH:mm`, both in WIB. */
export interface ClassValues {
  name: string;
  /** Used for new classes only; empty for a random code. */
  code: string;
  topic_code: string;
  speaker: string;
  narasumber_instead_of_pengajar: boolean;
  description: string;
  class_image_url: string;
  class_image_url_ios: string;
  ios_product_id: string;
  price: number | null;
  discounted: boolean;
  non_discounted_price: number | null;
  quota: Quota;
  permanent: boolean;
  class_date: string;
  start: string;
  end: string;
  /** The day of the end if it differs from that of the start; otherwise null. */
  end_date: string | null;
  registration_start_date: string;
  registration_start: string;
  registration_end_date: string;
  registration_end: string;
  display_time: string[];
  /** ISO instant. */
  question_end_time: string;
  stream_url: string;
  /** Id of a generated Zoom meeting, which locks the streaming link. */
  zoom_id: string;
  whatsapp_url: string;
  recordings: { url: string; title: string }[];
  attachment_urls: string[];
  documentation_urls: string[];
}

/** Values of a new class. Source: D28. */
export const NEW_CLASS: ClassValues = {
  name: '',
  code: '',
  topic_code: '0',
  speaker: '',
  narasumber_instead_of_pengajar: false,
  description: '',
  class_image_url: '',
  class_image_url_ios: '',
  ios_product_id: '',
  price: 150_000,
  discounted: false,
  non_discounted_price: null,
  quota: 100,
  permanent: false,
  class_date: '',
  start: '',
  end: '',
  end_date: null,
  registration_start_date: '',
  registration_start: '',
  registration_end_date: '',
  registration_end: '',
  display_time: [],
  question_end_time: '',
  stream_url: '',
  zoom_id: '',
  whatsapp_url: '',
  recordings: [],
  attachment_urls: [],
  documentation_urls: [],
};

/** Day and hours from the values of the form. */
export const hoursOf = (values: Pick<ClassValues, 'class_date' | 'start' | 'end' | 'end_date'>): Hours => ({
  day: values.class_date,
  start: values.start,
  end: values.end,
  endDay: values.end_date,
});

/** Values from a saved class. */
export const valuesOf = (record: ClassRecord): ClassValues => ({
  name: record.name,
  code: record.code,
  topic_code: record.topic_code,
  speaker: record.speaker ?? '',
  narasumber_instead_of_pengajar: record.narasumber_instead_of_pengajar,
  description: record.description ?? '',
  class_image_url: record.class_image_url ?? '',
  class_image_url_ios: record.class_image_url_ios ?? '',
  ios_product_id: record.ios_product_id ?? '',
  price: record.price,
  discounted: !record.is_discounted_price_null,
  non_discounted_price: record.non_discounted_price,
  quota: record.quota > 0 ? record.quota : null,
  permanent: record.permanent,
  class_date: record.class_date ?? '',
  start: formatClock(record.start_time),
  end: formatClock(record.end_time),
  end_date: hoursBetween(record.start_time, record.end_time).endDay,
  registration_start_date: record.registration_start_date ?? '',
  registration_start: formatClock(record.registration_start_time),
  registration_end_date: record.registration_end_date ?? '',
  registration_end: formatClock(record.registration_end_time),
  display_time: [...record.display_time],
  question_end_time: record.question_end_time ?? '',
  stream_url: record.stream_url ?? '',
  zoom_id: record.zoom_id ?? '',
  whatsapp_url: record.whatsapp_url ?? '',
  recordings: record.recording_url_array.map(({ url, title }) => ({ url, title })),
  attachment_urls: [...record.attachment_urls],
  documentation_urls: [...record.documentation_urls],
});

/** The complete values in the format of the API. */
export const bodyOf = (values: ClassValues): CreateClassInput => ({
  name: values.name.trim(),
  code: values.code.trim(),
  topic_code: values.topic_code,
  speaker: values.speaker.trim(),
  narasumber_instead_of_pengajar: values.narasumber_instead_of_pengajar,
  description: values.description,
  class_image_url: orNull(values.class_image_url),
  class_image_url_ios: orNull(values.class_image_url_ios),
  ios_product_id: orNull(values.ios_product_id),
  // NaN for an empty field, which the schema refuses.
  price: values.price ?? Number.NaN,
  is_discounted_price_null: !values.discounted,
  non_discounted_price: values.discounted ? values.non_discounted_price : null,
  quota: values.quota === '' ? Number.NaN : (values.quota ?? 0),
  permanent: values.permanent,
  class_date: orNull(values.class_date),
  start_time: startOf(hoursOf(values)),
  end_time: endOf(hoursOf(values)),
  registration_start_time: instantOf(values.registration_start_date, values.registration_start),
  registration_end_time: instantOf(values.registration_end_date, values.registration_end),
  question_end_time: orNull(values.question_end_time),
  display_time: values.display_time.map((text) => text.trim()),
  stream_url: orNull(values.stream_url),
  zoom_id: orNull(values.zoom_id),
  whatsapp_url: orNull(values.whatsapp_url),
  recording_url_array: values.recordings,
  attachment_urls: values.attachment_urls,
  documentation_urls: values.documentation_urls,
});
