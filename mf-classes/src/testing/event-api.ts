import type { CheckInInput, EventRecord, PublishStatus, SessionRegistration } from '@widya/contract/events';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { refusal } from '@widya/remote-kit/testing/fake-api';
import {
  draftEvent,
  EVENT_METRICS,
  EVENT_TEMPLATES,
  eventRecord,
  eventSession,
  REGISTRATIONS,
} from './event-fixtures.ts';

interface Written {
  readonly event?: Partial<EventRecord>;
  readonly session?: object;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns JSON fields as text, as the API does. */
const stored = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, key.endsWith('information') ? asText(value) : value]),
  );

const TIMINGS = { DRAFT: 'NOT_OPEN', OPEN: 'OPEN', HIDDEN: 'CLOSED', DONE: 'FINISHED' } as const;

/** Fake API of the event screens. It stores one event with registrations, so that reads return what was saved. */
export function eventApi(
  start: EventRecord = eventRecord(),
  people: readonly SessionRegistration[] = REGISTRATIONS,
): FakeApi {
  let record = start;
  let registrations = [...people];
  const written = (changes: Partial<EventRecord>, status = 200) => {
    record = { ...record, ...changes, version: record.version + 1 };
    const { id, name, version } = record;
    return { status, body: { success: true, id, name, data: record, version, new_status: record.publish_status } };
  };
  const write = ({ event = {}, session = {} }: Written) => {
    const [old = eventSession(), ...others] = record.sessions;
    const { version: _, ...own } = event;
    return { ...stored(own), sessions: [{ ...old, ...stored(session) }, ...others] };
  };
  const found = (query: URLSearchParams, sessionId?: number) => {
    const shown = registrations.filter(
      ({ status, full_name, session_id }) =>
        (sessionId === undefined || session_id === sessionId) &&
        (!query.has('status') || status === query.get('status')) &&
        full_name.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
    );
    return { registrations: shown, total: shown.length };
  };
  const uploaded = (location: string) => ({
    status: 201,
    body: { success: true, location, name: 'gambar.jpg', size: 1_000, type: 'image/jpeg', version: record.version + 1 },
  });
  return {
    'GET /v2/events': ({ query }) => {
      const shown = [record].filter(({ name }) => name.toLowerCase().includes((query.get('q') ?? '').toLowerCase()));
      return { body: { data: shown, meta: { page: 1, per_page: 10, total: shown.length } } };
    },
    'GET /v2/events/check/url': ({ query }) => ({ body: { available: query.get('url') !== 'sudah-dipakai' } }),
    'GET /v2/events/url/:url': ({ params }) =>
      params.url === record.event_url ? { body: record } : refusal(404, 'NOT_FOUND', 'Event tidak ditemukan'),
    'GET /v2/events/:id/templates': () => ({ body: EVENT_TEMPLATES }),
    'GET /v2/events/:id/detailMetrics': ({ query }) => {
      const one =
        record.sessions.length > 1 &&
        EVENT_METRICS.sessions.find(({ session_id }) => `${session_id}` === query.get('sessionId'));
      return { body: one ? { ...EVENT_METRICS, categorized_registrant_count: one } : EVENT_METRICS };
    },
    'GET /v2/events/:id/registrations': ({ query }) => ({ body: found(query) }),
    'POST /v2/events/:id/event_icon/uploadWupdate': () => uploaded('/files/ikon.jpg'),
    'POST /v2/events/:id/event_banner/uploadWupdate': () => uploaded('/files/spanduk.jpg'),
    'POST /v2/single_session_event': ({ body }) => {
      record = draftEvent();
      return written(write(body as Written), 201);
    },
    'PATCH /v2/single_session_event/:eventId': ({ body }) => written(write(body as Written)),
    'POST /v2/events/:id/sessions': ({ body }) => {
      const data = eventSession({ id: 40 + record.sessions.length, ...stored(body as object) });
      record = { ...record, sessions: [...record.sessions, data], version: record.version + 1 };
      return { status: 201, body: { success: true, id: data.id, name: data.name, data, version: data.version } };
    },
    'PATCH /v2/sessions/:id': ({ params, body }) => {
      record = {
        ...record,
        version: record.version + 1,
        sessions: record.sessions.map((session) =>
          String(session.id) === params.id
            ? { ...session, ...stored(body as object), version: session.version + 1 }
            : session,
        ),
      };
      const data = record.sessions.find(({ id }) => String(id) === params.id) ?? eventSession();
      return { body: { success: true, id: data.id, name: data.name, data, version: data.version } };
    },
    'DELETE /v2/sessions/:id': ({ params }) => {
      record = { ...record, sessions: record.sessions.filter(({ id }) => String(id) !== params.id) };
      return { body: { success: true, affectedRows: 1 } };
    },
    'PATCH /v2/events/:id/publishStatus/toggle': ({ body }) => {
      const { publish_status } = body as { publish_status: PublishStatus };
      const published_at = record.published_at ?? record.start_time;
      return written({ publish_status, timing: TIMINGS[publish_status], published_at });
    },
    'PATCH /v2/sessions/:id/template': ({ params, body }) => {
      const { template_type, template_id } = body as { template_type: string; template_id: number | null };
      record = {
        ...record,
        sessions: record.sessions.map((session) =>
          String(session.id) === params.id
            ? { ...session, templates: { ...session.templates, [template_type]: template_id } }
            : session,
        ),
      };
      return { body: { success: true, affectedRows: 1 } };
    },
    'GET /v2/sessions/:id/registration/info': ({ params, query }) => {
      const { quota } = record;
      const counts = EVENT_METRICS.categorized_registrant_count;
      return { body: { ...counts, quota, ...found(query, Number(params.id)) } };
    },
    'POST /v2/sessions/:id/registration/:x/ticket_link': () => ({
      body: { success: true, queued: 1, queued_at: '2026-12-05T02:12:00.000Z' },
    }),
    'POST /v2/sessions/:id/registration/check_in': ({ body }) => {
      const { ids = [], checked_in } = body as CheckInInput;
      const selected = registrations.filter(({ id }) => ids.includes(id));
      const changed = selected.filter(({ status }) => status === 'ACCEPTED').map(({ id }) => id);
      const checked_in_at = checked_in ? '2026-12-05T02:12:00.000Z' : null;
      registrations = registrations.map((row) => (changed.includes(row.id) ? { ...row, checked_in_at } : row));
      const not_accepted = selected.length - changed.length;
      return { body: { success: true, affectedRows: changed.length, changed, not_accepted } };
    },
    'POST /v2/sessions/:id/registration/:x/:action': ({ params, body }) => {
      registrations = registrations.map((row) =>
        String(row.id) === params.x
          ? { ...row, ...(body as object), status: params.action === 'accept' ? 'ACCEPTED' : 'REJECTED' }
          : row,
      );
      const data = registrations.find(({ id }) => String(id) === params.x);
      return { body: { success: true, affectedRows: 1, data, version: 2 } };
    },
  };
}
