import { type EventLayout, eventLayoutOf } from '@widya/contract/event-look';
import type { CreateEventInput, EventRecord, UpdateEventInput } from '@widya/contract/events';
import { orNull } from '@widya/record-kit/editor/or-null';
import { changedIn } from '@widya/remote-kit/changed-in';
import { jsonObject, textsIn } from './json-object.ts';
import { NEW_SESSION, type SessionValues, sessionBodyOf, sessionValuesOf } from './session-values.ts';

/** Values of the event form, with those of its first session. */
export interface EventValues extends SessionValues {
  name: string;
  type: string;
  event_url: string;
  short_description: string;
  description: string;
  /** Name of the first session, once there are several. */
  session_name: string;
  venue: string;
  layout: EventLayout;
  color_primary: string;
  color_dark: string;
  /** Questions to visitors at the registration. */
  visitor_fields: string[];
}

/** Values of a new event. */
export const NEW_EVENT: EventValues = {
  ...NEW_SESSION,
  name: '',
  type: 'Webinar',
  event_url: '',
  short_description: '',
  description: '',
  session_name: '',
  venue: '',
  layout: 'Layout1',
  color_primary: '',
  color_dark: '',
  visitor_fields: [],
};

/** Whether sessions have names of their own; a single one has that of its event. */
export const hasSeveralSessions = (record: EventRecord | null): boolean => (record?.sessions.length ?? 0) > 1;

/** Values from a saved event. An event without a session (which cannot be saved) gets those of a new one. */
export function eventValuesOf(record: EventRecord): EventValues {
  const [session] = record.sessions;
  const page = jsonObject(record.additional_information);
  return {
    ...(session ? sessionValuesOf(session) : NEW_SESSION),
    name: record.name,
    type: record.type,
    event_url: record.event_url,
    short_description: record.short_description,
    description: record.description,
    session_name: hasSeveralSessions(record) ? (session?.name ?? '') : '',
    venue: record.venue,
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
      ...sessionBodyOf(values, record?.sessions[0] ?? null),
      name: hasSeveralSessions(record) ? values.session_name.trim() : name,
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
