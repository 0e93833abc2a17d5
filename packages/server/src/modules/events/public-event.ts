import { eventLayoutOf } from '@widya/contract/event-look';
import { eventTones } from '@widya/contract/poster/event-tones';
import type { PublicEvent, PublicEventSession } from '@widya/contract/public-events';
import { type RegistrationState, registrationState } from '@widya/contract/registration-state';
import { and, asc, eq, sql } from 'drizzle-orm';
import { eventSessions, events } from '../../platform/database/schema/events.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type EventSeats, isPublicEvent, openSeatsBySession } from './event-people.ts';
import type { EventRow, SessionRow } from './present.ts';

/** Finds an event by its address, also a draft, unless it is hidden. @throws ApiFailure 404. */
export async function findEvent(tx: Tx, url: string): Promise<EventRow> {
  const [event] = await tx
    .select()
    .from(events)
    .where(and(sql`lower(${events.event_url}) = lower(${url})`, eq(events.active, 1)));
  if (event === undefined) throw notFound('Event tidak ditemukan');
  return event;
}

/** Finds an event of the public site. @throws ApiFailure 404 for drafts and hidden events. */
export async function findPublicEvent(tx: Tx, url: string): Promise<EventRow> {
  const event = await findEvent(tx, url);
  if (!isPublicEvent(event)) throw notFound('Event tidak ditemukan');
  return event;
}

/** The sessions of an event, the earliest first. */
export const sessionsOf = (tx: Tx, { id }: EventRow): Promise<SessionRow[]> =>
  tx
    .select()
    .from(eventSessions)
    .where(eq(eventSessions.event_id, id))
    .orderBy(sql`${eventSessions.start_time} asc nulls last`, asc(eventSessions.id));

/** Whether a session accepts registrations, and whether a seat is free. @param free seats, Infinity when unlimited. */
export const sessionStateOf = ({ session }: Pick<EventSeats, 'session'>, free: number, now: Date): RegistrationState =>
  registrationState(
    {
      isOpen: session.allow_registration,
      opensAt: null,
      closesAt: null,
      endsAt: session.end_time?.getTime() ?? null,
      seatsLeft: Number.isFinite(free) ? free : null,
    },
    now.getTime(),
  );

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

interface SessionFacts {
  readonly free: number;
  readonly now: Date;
  readonly own: string | null;
}

const presentSession = (session: SessionRow, { free, now, own }: SessionFacts): PublicEventSession => {
  const { online_mode, streamType, streamingURL } = session.additional_information;
  return {
    id: session.id,
    name: session.name,
    description: session.description,
    speaker: session.session_speaker,
    banner_url: session.banner_url,
    start_time: instant(session.start_time),
    end_time: instant(session.end_time),
    price: session.price,
    online_payment: session.online_payment,
    is_online: typeof online_mode === 'boolean' ? online_mode : Boolean(streamType || streamingURL),
    state: sessionStateOf({ session }, free, now),
    registration_opens: null,
    registration_closes: null,
    own_label: own,
    quota: session.quota,
    places_left: Number.isFinite(free) ? free : null,
  };
};

/** The questions that an event asks visitors in addition to their personal data. */
export function visitorFieldsOf({ required_visitor_information }: EventRow): string[] {
  const { fields } = required_visitor_information;
  const texts = Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
}

export interface Viewer {
  readonly now: Date;
  /** Status labels of the viewer's own seats, by session id. */
  readonly own: ReadonlyMap<number, string>;
}

/** An event in the shape of its page; the length of the waiting list is not public. */
export async function presentPublicEvent(tx: Tx, event: EventRow, viewer: Viewer): Promise<PublicEvent> {
  const sessions = await sessionsOf(tx, event);
  const free = await openSeatsBySession(tx, sessions);
  return {
    event_url: event.event_url,
    name: event.name,
    type: event.type,
    tones: eventTones(event),
    venue: event.venue,
    short_description: event.short_description,
    description: event.description,
    banner_url: event.event_banner_url,
    icon_url: event.event_icon_url,
    color_primary: event.color_primary,
    color_dark: event.color_dark,
    layout: eventLayoutOf(event.additional_information.layoutType),
    start_time: instant(event.start_time),
    end_time: instant(event.end_time),
    visitor_fields: visitorFieldsOf(event),
    sessions: sessions.map((session) => {
      const own = viewer.own.get(session.id) ?? null;
      return presentSession(session, { free: free.get(session.id) ?? 0, now: viewer.now, own });
    }),
  };
}
