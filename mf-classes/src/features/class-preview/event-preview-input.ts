import type { EventPreviewInput } from '@widya/contract/site/preview';
import type { RegistrationPage } from '@widya/contract/site/preview-pages';
import { hasSeveralSessions } from '../event-form/event-values.ts';
import { hoursOf, sessionValuesOf } from '../event-form/session-values.ts';
import { endOf, startOf } from '../schedule/hours.ts';
import type { EventFacts } from './event-pages.ts';
import { wholeMinute } from './preview-moment.ts';

interface Viewed {
  readonly page: RegistrationPage;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The latest of some instants; null if none is known. */
const lastOf = (instants: readonly (string | null)[]): string | null =>
  instants.reduce((last, instant) => (instant !== null && (last === null || instant > last) ? instant : last), null);

/** Input of the preview of an event's page, from the typed values. */
export function eventPreviewInput({ record, typed, fields }: EventFacts, { page, now }: Viewed): EventPreviewInput {
  const [session, ...others] = record.sessions;
  const times = { start_time: startOf(hoursOf(typed)), end_time: endOf(hoursOf(typed)) };
  return {
    kind: 'event',
    page,
    event_url: typed.event_url || record.event_url,
    name: typed.name,
    type: typed.type,
    venue: typed.venue,
    short_description: typed.short_description,
    description: typed.description,
    banner_url: record.event_banner_url,
    icon_url: record.event_icon_url,
    color_primary: typed.color_primary || null,
    color_dark: typed.color_dark || null,
    layout: typed.layout,
    start_time: times.start_time,
    end_time: lastOf([times.end_time, ...others.map(({ end_time }) => end_time)]),
    visitor_fields: [...fields],
    sessions: [
      {
        // Registrations are counted per session id.
        id: session?.id ?? 0,
        name: hasSeveralSessions(record) ? typed.session_name : typed.name,
        description: session?.description ?? '',
        speaker: typed.session_speaker,
        banner_url: session?.banner_url ?? null,
        ...times,
        price: typed.payment === 'FREE' ? 0 : (typed.price ?? 0),
        online_payment: session?.online_payment ?? false,
        is_online: typed.online_mode,
        quota: typed.quota || null,
        allow_registration: typed.allow_registration,
      },
      ...others.map((other) => ({
        id: other.id,
        name: other.name,
        description: other.description,
        speaker: other.session_speaker,
        banner_url: other.banner_url,
        start_time: other.start_time,
        end_time: other.end_time,
        price: other.price,
        online_payment: other.online_payment,
        is_online: sessionValuesOf(other).online_mode,
        quota: other.quota < 0 ? null : other.quota,
        allow_registration: other.allow_registration,
      })),
    ],
    inside: { stream_url: typed.stream_url.trim() || null, stream_type: typed.stream_type || null },
    now: wholeMinute(now),
  };
}
