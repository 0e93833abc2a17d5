import type { EventRecord } from '@widya/contract/events';
import { type ClassValues, NEW_CLASS } from '../class-form/class-values.ts';
import type { EventValues } from '../event-form/event-values.ts';

/** Facts of an event for its pages beyond those of a class. */
export interface EventFacts {
  /** As loaded. */
  readonly record: EventRecord;
  /** As typed, saved or not. */
  readonly values: EventValues;
  /** Questions to visitors at the registration. */
  readonly fields: readonly string[];
}

/** Values of an event in the fields of a class page: without topic, files and deadline. */
export const pageValuesOf = (event: EventRecord, values: EventValues): ClassValues => ({
  ...NEW_CLASS,
  name: values.name,
  code: values.event_url || event.event_url,
  speaker: values.session_speaker,
  description: values.description || values.short_description,
  class_image_url: event.event_banner_url ?? event.event_icon_url ?? '',
  price: values.payment === 'FREE' ? 0 : values.price,
  quota: values.quota,
  class_date: values.date,
  start: values.start,
  end: values.end,
  end_date: values.end_date,
  stream_url: values.stream_url,
});

/** Facts of an event with the typed values; questions to visitors that are still empty are omitted. */
export const factsOf = (event: EventRecord, values: EventValues): EventFacts => ({
  record: event,
  values,
  fields: values.visitor_fields.filter((text) => text.trim() !== ''),
});
