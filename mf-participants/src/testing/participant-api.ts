import type { Participant } from '@widya/contract/participants';
import type { ParticipantBulkInput } from '@widya/contract/participants-bulk';
import type { Invitee } from '@widya/contract/participants-invite';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { moveApi } from './move-targets.ts';
import { pageOf, SEVEN, SUMMARY } from './participant-fixtures.ts';
import { PERSON, TIMELINE } from './person-fixtures.ts';

const rowOf = (id: string | undefined): Participant | undefined => SEVEN.find((row) => String(row.id) === id);

const written = (id: string | undefined, change: object) => {
  const data = { ...rowOf(id), ...change };
  return { body: { success: true, affectedRows: 1, id: Number(id), data, version: 4 } };
};

/** The participant that bulk actions skip. */
const SITI = { id: 48_213, full_name: 'Siti Contoh', email: 'siti@contoh.example', reason: 'Sudah diterima' };

/** Fake API of one kind of list. Only the paths of classes and courses differ, not the responses. */
function answers(list: string, one: string): FakeApi {
  return {
    [`GET ${list}/participants`]: ({ query }) => {
      const tab = query.get('tab') ?? 'all';
      const q = (query.get('q') ?? '').toLowerCase();
      const states: Readonly<Record<string, readonly string[]>> = {
        accepted: ['ACCEPTED'],
        waiting: ['WAITING'],
        rejected: ['REJECTED', 'CANCELLED', 'EXPIRED'],
        queue: ['PENDING'],
      };
      const rows = SEVEN.filter(
        ({ status, full_name, province }) =>
          (states[tab]?.includes(status) ?? true) &&
          full_name.toLowerCase().includes(q) &&
          (query.get('province') ?? province) === province,
      );
      return { body: pageOf(rows, tab === 'all' && q === '' ? 126 : rows.length) };
    },
    [`GET ${list}/participants/summary`]: () => ({ body: SUMMARY }),
    [`POST ${list}/participants/bulk/preview`]: ({ body }) => {
      const { ids, except = [] } = body as ParticipantBulkInput;
      const total = ids?.length ?? 126 - except.length;
      const changes = Math.max(0, total - 1);
      return {
        body: {
          total,
          changes,
          mails: changes,
          free_places: 18,
          by_status: changes > 0 ? [{ status: 'WAITING', count: changes }] : [],
          rejected: SEVEN.filter(({ id, status }) => status === 'REJECTED' && ids?.includes(id)).length,
          skipped: [{ reason: 'Sudah diterima', count: total - changes }],
          examples: SEVEN.slice(0, 3).map(({ id, full_name, email }) => ({ id, full_name, email })),
        },
      };
    },
    [`POST ${list}/participants/bulk`]: ({ body }) => {
      const { ids } = body as ParticipantBulkInput;
      if (!ids)
        return {
          body: {
            success: true,
            affectedRows: 0,
            changed: 0,
            changed_ids: [],
            promoted: 0,
            skipped: [],
            job_id: 7,
            task_id: '7',
          },
        };
      const changed_ids = ids.filter((id) => id !== SITI.id);
      const changed = changed_ids.length;
      const skipped = changed === ids.length ? [] : [SITI];
      const counts = { affectedRows: changed, changed, changed_ids, promoted: 0 };
      return { body: { success: true, ...counts, skipped, job_id: null, task_id: null } };
    },
    [`POST ${list}/invite/batch`]: ({ body }) => ({
      status: 202,
      body: { success: true, job_id: 7, total: (body as { people: Invitee[] }).people.length },
    }),
    [`POST ${list}/invite`]: ({ body }) => {
      const people = body as Invitee[];
      const already = people.filter(({ email }) => email.startsWith('siti@')).map(({ email }) => email);
      const failed = people.flatMap(({ email, row }, at) =>
        email.startsWith('penuh@') ? [{ row: row ?? at + 1, email, reason: 'Kuota kelas sudah penuh' }] : [],
      );
      const invited = people.length - already.length - failed.length;
      return { body: { success: true, affectedRows: invited, invited, already_registered: already, failed } };
    },
    [`GET ${one}/:id`]: ({ params }) => {
      const body = rowOf(params.id);
      return body ? { body } : refusal(404, 'NOT_FOUND', 'Data Pendaftaran tidak ditemukan');
    },
    [`GET ${one}/:id/timeline`]: () => ({ body: TIMELINE }),
    [`GET ${one}/:id/person`]: () => ({ body: PERSON }),
    [`POST ${one}/:id/confirm`]: ({ params }) => written(params.id, { confirmed_at: '2026-11-20T03:00:00.000Z' }),
    [`PUT ${one}/:id/note`]: ({ params, body }) => written(params.id, body as object),
    [`POST ${one}/:id/predicate`]: ({ params, body }) => written(params.id, body as object),
    [`POST ${one}/:id/resend/:scenario`]: () => ({
      body: { success: true, queued: 1, queued_at: '2026-11-20T03:00:00.000Z' },
    }),
    [`POST ${one}/:id/ticket_link`]: () => ({
      body: { success: true, queued: 1, queued_at: '2026-11-20T03:00:00.000Z' },
    }),
    [`PUT ${one}/:id/person`]: ({ params, body }) => written(params.id, body as object),
  };
}

const changed = (id: string | undefined, status: string) => {
  const { body } = written(id, { status });
  return { body: { ...body, new_status: status, promoted: status === 'REJECTED' ? 1 : 0, mailed: true } };
};

/** Fake API of the stories of the participant list of a class, on which every call succeeds. */
export const classParticipantApi = (): FakeApi => ({
  ...answers('/v1/class/:code', '/v1/participant'),
  ...moveApi(),
  'POST /v1/participant/:id/status': ({ params, body }) => changed(params.id, (body as { status: string }).status),
  'POST /v1/participant/:id/present': ({ params, body }) =>
    written(params.id, { is_present: (body as { isPresent: boolean }).isPresent }),
  'POST /v1/class/:code/broadcastReminder': () => ({
    status: 202,
    body: { success: true, queued: 82, batch_id: 'contoh' },
  }),
  'POST /v1/class/:code/participants/export': () => ({ body: 'id;nama\r\n' }),
  'POST /v1/class/:code/participants/emails': () => ({ body: 'email;nama\r\n' }),
  'GET /v1/provinces': () => ({ body: ['Bali', 'Jawa Barat', 'Jawa Timur'] }),
  'GET /v1/:province/cities': () => ({ body: ['Kabupaten Garut', 'Kota Bandung'] }),
});

/** Fake API of the stories of the participant list of a course, on which every call succeeds. */
export const courseParticipantApi = (): FakeApi => ({
  ...answers('/v1/member_course/:code', '/v1/member_course'),
  'POST /v1/member_course/accept_member_course': ({ body }) =>
    changed(String((body as { memberCourseId: number }).memberCourseId), 'ACCEPTED'),
  'POST /v1/member_course/:id/rejectWithEmail': ({ params }) => changed(params.id, 'REJECTED'),
  'POST /v1/member_course/:code/participants/export': () => ({ body: 'id;nama\r\n' }),
  'POST /v1/member_course/:code/participants/emails': () => ({ body: 'email;nama\r\n' }),
});
