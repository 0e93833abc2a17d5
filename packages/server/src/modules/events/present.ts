import type { EventRecord, EventSession, TemplateType } from '@widya/contract/events';
import { wibDate } from '@widya/contract/time/instants';
import { formatClock } from '@widya/contract/time/texts';
import type { eventSessions, events, sessionTemplates } from '../../platform/database/schema/events.ts';

export type EventRow = typeof events.$inferSelect;
export type SessionRow = typeof eventSessions.$inferSelect;
export type TemplateRow = typeof sessionTemplates.$inferSelect;

const TYPES: readonly TemplateType[] = ['waiting', 'reminder', 'pending', 'rejected', 'accepted'];

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The API's value for unlimited is -1. Source: D27. */
const shownQuota = (quota: number | null): number => quota ?? -1;

/** The badge of an event. Source: D42. */
export function eventTiming(
  event: Pick<EventRow, 'publish_status' | 'start_time' | 'end_time'>,
  now: Date,
): EventRecord['timing'] {
  if (event.publish_status === 'DONE' || (event.end_time !== null && event.end_time <= now)) return 'FINISHED';
  if (event.start_time !== null && event.start_time <= now) return 'LIVE';
  if (event.publish_status === 'DRAFT') return 'NOT_OPEN';
  return event.publish_status === 'OPEN' ? 'OPEN' : 'CLOSED';
}

function presentSession(row: SessionRow, templates: readonly TemplateRow[]): EventSession {
  const chosen = new Map(templates.map(({ template_type, template_id }) => [template_type, template_id]));
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    start_time: instant(row.start_time),
    end_time: instant(row.end_time),
    startDate: row.start_time && wibDate(row.start_time),
    startTime: row.start_time && formatClock(row.start_time),
    endTime: row.end_time && formatClock(row.end_time),
    banner_url: row.banner_url,
    bannerUrl: row.banner_url,
    session_speaker: row.session_speaker,
    price: row.price,
    quota: shownQuota(row.quota),
    online_payment: row.online_payment,
    allow_registration: row.allow_registration,
    additional_information: JSON.stringify(row.additional_information),
    templates: Object.fromEntries(TYPES.map((type) => [type, chosen.get(type) ?? null])) as EventSession['templates'],
    version: row.version,
  };
}

/** An event with its sessions in the shape that staff see. */
export function presentEvent(
  event: EventRow,
  sessions: readonly SessionRow[],
  templates: readonly TemplateRow[],
  now: Date,
): EventRecord {
  return {
    id: event.id,
    name: event.name,
    type: event.type,
    event_url: event.event_url,
    publish_status: event.publish_status,
    timing: eventTiming(event, now),
    published_at: instant(event.published_at),
    start_time: instant(event.start_time),
    end_time: instant(event.end_time),
    venue: event.venue,
    description: event.description,
    short_description: event.short_description,
    price: event.price,
    quota: shownQuota(event.quota),
    color_dark: event.color_dark,
    color_primary: event.color_primary,
    enabled: event.enabled,
    active: event.active,
    event_banner_url: event.event_banner_url,
    event_icon_url: event.event_icon_url,
    additional_information: JSON.stringify(event.additional_information),
    required_visitor_information: JSON.stringify(event.required_visitor_information),
    sessions: sessions.map((session) =>
      presentSession(
        session,
        templates.filter(({ session_id }) => session_id === session.id),
      ),
    ),
    version: event.version,
  };
}
