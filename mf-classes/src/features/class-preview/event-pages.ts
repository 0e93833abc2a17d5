import type { EventRecord } from '@widya/contract/events';
import { type ClassValues, NEW_CLASS } from '../class-form/class-values.ts';
import type { EventValues } from '../event-form/event-values.ts';

/** Facts of an event for its pages beyond those of a class. */
export interface EventFacts {
  /** As loaded. */
  readonly record: EventRecord;
  readonly typed: EventValues;
  /** Questions to visitors at the registration. */
  readonly fields: readonly string[];
}

/** Values of an event in the fields of a class page: without topic, files and deadline. */
export const pageValuesOf = (event: EventRecord, typed: EventValues): ClassValues => ({
  ...NEW_CLASS,
  name: typed.name,
  code: typed.event_url || event.event_url,
  speaker: typed.session_speaker,
  description: typed.description || typed.short_description,
  class_image_url: event.event_banner_url ?? event.event_icon_url ?? '',
  price: typed.payment === 'FREE' ? 0 : typed.price,
  quota: typed.quota,
  class_date: typed.date,
  start: typed.start,
  end: typed.end,
  end_date: typed.end_date,
  stream_url: typed.stream_url,
});

export const factsOf = (event: EventRecord, typed: EventValues): EventFacts => ({
  record: event,
  typed,
  fields: typed.visitor_fields.filter((text) => text.trim() !== ''),
});
