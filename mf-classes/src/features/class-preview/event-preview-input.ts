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
export function eventPreviewInput({ record, values, fields }: EventFacts, { page, now }: Viewed): EventPreviewInput {
  const [session, ...others] = record.sessions;
  const times = { start_time: startOf(hoursOf(values)), end_time: endOf(hoursOf(values)) };
  return {
    kind: 'event',
    page,
    event_url: values.event_url || record.event_url,
    name: values.name,
    type: values.type,
    venue: values.venue,
    short_description: values.short_description,
    description: values.description,
    banner_url: record.event_banner_url,
    icon_url: record.event_icon_url,
    color_primary: values.color_primary || null,
    color_dark: values.color_dark || null,
    layout: values.layout,
    start_time: times.start_time,
    end_time: lastOf([times.end_time, ...others.map(({ end_time }) => end_time)]),
    visitor_fields: [...fields],
    sessions: [
      {
        // Registrations are counted per session id.
        id: session?.id ?? 0,
        name: hasSeveralSessions(record) ? values.session_name : values.name,
        description: session?.description ?? '',
        speaker: values.session_speaker,
        banner_url: session?.banner_url ?? null,
        ...times,
        price: values.payment === 'FREE' ? 0 : (values.price ?? 0),
        online_payment: session?.online_payment ?? false,
        is_online: values.online_mode,
        quota: values.quota || null,
        allow_registration: values.allow_registration,
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
    inside: { stream_url: values.stream_url.trim() || null, stream_type: values.stream_type || null },
    now: wholeMinute(now),
  };
}
