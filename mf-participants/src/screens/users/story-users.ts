import type { DataRequest } from '@widya/contract/data-requests';
import type { Member, MemberListRow } from '@widya/contract/members';
import type { Participation } from '@widya/contract/participation';
import type { Task } from '@widya/contract/tasks';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';

const NOW = '2026-11-18T03:00:00.000Z';

/** An invented person with the given values. */
export const user = (values: Partial<MemberListRow> & { readonly id: number }): MemberListRow => ({
  email: `orang-${values.id}@contoh.example`,
  full_name: `Orang Contoh ${values.id}`,
  phone_num: '+6281234567890',
  organization: 'Sekolah Contoh',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  date_of_birth: '1990-08-17',
  gender: 'F',
  subscribe_newsletter: false,
  newsletter_source: null,
  newsletter_changed_at: null,
  is_claimed: false,
  activated: false,
  active: 1,
  duplicate_of_id: null,
  anonymised_at: null,
  last_login_at: null,
  created_at: NOW,
  updated_at: NOW,
  version: 3,
  invitation_failed: false,
  ...values,
});

export const SITI = user({
  id: 1,
  full_name: 'Siti Contoh',
  email: 'siti@contoh.example',
  subscribe_newsletter: true,
  newsletter_source: 'staf',
  newsletter_changed_at: NOW,
  is_claimed: true,
  activated: true,
});
export const BUDI = user({ id: 2, full_name: 'Budi Contoh', email: 'budi@contoh.example' });
export const REPEATED = user({ id: 3, full_name: 'SITI CONTOH', email: 'SITI@contoh.example', duplicate_of_id: 1 });
export const DELETED = user({ id: 4, full_name: 'Wayan Contoh', active: 0 });
export const ANONYMISED = user({
  id: 5,
  full_name: 'Dianonimkan',
  active: 0,
  anonymised_at: NOW,
  email: 'anonim-5@dihapus.invalid',
});

export const pageOf = <Row>(data: readonly Row[], total = data.length) => ({
  data,
  meta: { page: 1, per_page: 10, total },
});

export const CLASSES: readonly Participation[] = [
  {
    id: 91,
    kind: 'class',
    status: 'ACCEPTED',
    label: 'TELAH BAYAR',
    class_code: 'NASKAH26',
    class: { name: 'Menulis Naskah', code: 'NASKAH26', price: 150_000, source: null },
    member: {
      id: 1,
      full_name: 'Siti Contoh',
      email: 'siti@contoh.example',
      province: 'Jawa Barat',
      city: 'Kota Bandung',
      organization: '',
    },
    is_present: true,
    predicate: 'Istimewa',
    certificate_url: '/files/contoh.pdf',
    certificate_revoked_at: null,
    registered_at: NOW,
    accepted_at: NOW,
    version: 1,
  },
  {
    id: 17,
    kind: 'course',
    status: 'WAITING',
    label: 'MENUNGGU PEMBAYARAN',
    class_code: 'SUNTING',
    class: { name: 'Menyunting Mandiri', code: 'SUNTING', price: 90_000, source: null },
    member: { id: 2, full_name: 'Budi Contoh', email: 'budi@contoh.example', province: '', city: '', organization: '' },
    is_present: false,
    predicate: null,
    certificate_url: null,
    certificate_revoked_at: null,
    registered_at: NOW,
    accepted_at: null,
    version: 1,
  },
];

const TASK: Task = {
  id: 77,
  kind: 'member-invite',
  label: 'Undang banyak pengguna',
  state: 'DONE',
  worker: 'server',
  total: 3,
  sent: 1,
  failed: 1,
  skipped: 1,
  remaining: 0,
  cause: null,
  request_id: null,
  result: null,
  summary: null,
  created_at: NOW,
  started_at: NOW,
  finished_at: NOW,
  undo_until: null,
};

const item = (id: number, label: string, state: string, reason: string | null) => ({
  id,
  position: id,
  label,
  state,
  reason,
  request_id: null,
  attempts: 1,
  result: null,
});
/** An invited, an already registered and a refused person of an invitation. */
export const ITEMS = [
  item(1, '2. baru@contoh.example', 'sent', null),
  item(2, 'siti@contoh.example', 'skipped', 'Anggota sudah terdaftar'),
  item(3, 'bali@contoh.example', 'failed', 'Kota tidak ada di provinsi ini'),
];

const EVERYONE = [SITI, BUDI, REPEATED, DELETED, ANONYMISED];
const written = (id: unknown, change: Partial<Member>) => {
  const row = EVERYONE.find((one) => String(one.id) === String(id)) ?? BUDI;
  return {
    body: { success: true, affectedRows: 1, id: row.id, data: { ...row, ...change }, version: row.version + 1 },
  };
};
/** The mail with the claim link, as sent. */
const SENT = { sent_at: NOW, expires_at: '2026-11-25T03:00:00.000Z', state: 'sent', reason: null } as const;
export const FAILED_INVITATION = { ...SENT, state: 'failed', reason: '550 5.1.1 mailbox unavailable' } as const;

const idIn = (body: unknown) => (body as { id?: number }).id;

export const DATA_REQUESTS: readonly DataRequest[] = [
  {
    id: 1,
    kind: 'DELETE',
    email: SITI.email,
    member_id: SITI.id,
    full_name: SITI.full_name,
    created_at: NOW,
    done_at: null,
    done_by: null,
  },
  {
    id: 2,
    kind: 'COPY',
    email: 'tanpa-akun@contoh.example',
    member_id: null,
    full_name: null,
    created_at: NOW,
    done_at: null,
    done_by: null,
  },
];

/** A fake API with requests about personal data, which disappear when marked as done. */
export const dataRequestApi = (): FakeApi => {
  let open = DATA_REQUESTS;
  return {
    'GET /v1/data_requests': () => ({ body: open }),
    'PUT /v1/data_requests/:id/done': ({ params }) => {
      const data = open.find(({ id }) => String(id) === params.id);
      open = open.filter((request) => request !== data);
      return { body: { success: true, affectedRows: 1, data: { ...data, done_at: NOW, done_by: 'Petugas' } } };
    },
  };
};

/** A fake API on which everything succeeds. */
export const userApi = (): FakeApi => ({
  'GET /v1/members': ({ query }) => {
    const active = query.get('tab') === 'deleted' ? 0 : 1;
    const q = (query.get('q') ?? '').toLowerCase();
    const rows = EVERYONE.filter((row) => row.active === active && row.full_name.toLowerCase().includes(q));
    return { body: pageOf(rows, q === '' ? 1_284 : rows.length) };
  },
  'POST /v1/members': ({ body }) => written(idIn(body), body as Partial<Member>),
  'DELETE /v1/members': ({ body }) => written(idIn(body), { active: 0 }),
  'PATCH /v1/members': ({ body }) => written(idIn(body), { active: 1 }),
  'POST /v1/members/export': () => ({ status: 202, body: { success: true, job_id: 78, total: 0 } }),
  'POST /v1/member/register': () => ({ ...written(2, {}), status: 201 }),
  'POST /v1/member/batch/job': () => ({ status: 202, body: { success: true, job_id: 77, total: 3 } }),
  'GET /v1/member/:id/participation': ({ params }) => ({ body: params.id === '1' ? CLASSES : [] }),
  'PUT /v1/member/:id/activate': ({ params }) => written(params.id, { activated: true }),
  'PUT /v1/member/:id/activate-newsletter': ({ params }) => written(params.id, { subscribe_newsletter: true }),
  'PUT /v1/member/:id/inactive-newsletter': ({ params }) => written(params.id, { subscribe_newsletter: false }),
  'POST /v1/member/:id/invitation': ({ params }) => ({
    body: { ...written(params.id, {}).body, expires_at: SENT.expires_at },
  }),
  'POST /v1/member/:id/merge': ({ params }) => ({ body: { ...written(params.id, {}).body, moved: 2 } }),
  'POST /v1/member/:id/anonymise': () => ({ body: { success: true, affectedRows: 4, id: 1, rows: { members: 1 } } }),
  'GET /v1/member/:id': ({ params }) => {
    const row = EVERYONE.find(({ id }) => String(id) === params.id);
    return row
      ? { body: { ...row, invitation: row === BUDI ? SENT : null } }
      : {
          status: 404,
          body: { success: false, code: 'NOT_FOUND', msg: 'Pengguna tidak ditemukan', request_id: 'req-1' },
        };
  },
  'GET /v1/jobs/:id': ({ params }) => ({
    body:
      params.id === '78'
        ? { ...TASK, id: 78, total: 0, sent: 0, failed: 0, skipped: 0, result: { name: 'x.csv', size: 9, until: NOW } }
        : TASK,
  }),
  'GET /v1/jobs/:id/items': ({ query }) => ({
    body: pageOf(ITEMS.filter(({ state }) => state === query.get('state'))),
  }),
  'GET /v1/jobs/:id/result': () => ({ body: 'email;nama\r\n' }),
  'GET /v1/data_requests': () => ({ body: [] }),
  'GET /v1/provinces': () => ({ body: ['Bali', 'Jawa Barat'] }),
  'GET /v1/:province/cities': () => ({ body: ['Kota Bandung', 'Kab. Bandung'] }),
});
