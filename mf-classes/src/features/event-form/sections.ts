import type { EventErrors, EventField } from './event-rules.ts';
import { EVENT_SECTIONS } from './texts.ts';

export type EventSectionId = keyof typeof EVENT_SECTIONS;

/** Fields by section, in the order of the page. */
const FIELDS: Readonly<Record<EventSectionId, readonly EventField[]>> = {
  rincian: ['name', 'type', 'event_url', 'session_speaker', 'short_description', 'description'],
  gambar: [],
  waktu: ['session_name', 'date', 'start', 'end', 'end_date'],
  tiket: ['payment', 'price', 'quota', 'allow_registration'],
  tautan: ['venue', 'online_mode', 'stream_type', 'stream_url'],
  halaman: ['layout', 'color_primary', 'color_dark'],
  pendaftar: ['visitor_fields'],
  sesi: [],
  templat: [],
};

/** Sections that only an existing event has, because their changes are saved immediately. */
const ONLY_SAVED: readonly EventSectionId[] = ['sesi', 'templat'];

/** Entries of the section index with the number of errors. */
export const sectionsOf = (found: EventErrors, isNew: boolean) =>
  (Object.keys(FIELDS) as EventSectionId[])
    .filter((id) => !(isNew && ONLY_SAVED.includes(id)))
    .map((id) => ({
      id,
      title: EVENT_SECTIONS[id],
      errors: FIELDS[id].filter((field) => found[field] !== undefined).length,
    }));
