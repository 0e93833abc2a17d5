import type { EventRecord } from '@widya/contract/events';
import { type ClassValues, NEW_CLASS } from '../class-form/class-values.ts';
import type { EventValues } from '../event-form/event-values.ts';

/** What the pages of an event have beyond those of a class. */
export interface EventFacts {
  /** As it was read. */
  readonly record: EventRecord;
  readonly typed: EventValues;
  /** Questions that visitors answer when they register. */
  readonly fields: readonly string[];
}

/** An event in the fields of the pages: it has no topic, no files and no deadline. */
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
