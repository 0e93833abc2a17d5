import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { ADMINS, BANNED, LOGS, pageOf } from './admin-fixtures.ts';

const done = { success: true, affectedRows: 1 };

/** Fake API of the stories of admins and logs, on which every call succeeds. */
export const adminApi = (): FakeApi => ({
  'GET /v1/admins': ({ query }) => {
    if (!query.has('page')) return { body: [...ADMINS, BANNED] };
    const rows = query.get('active') === '0' ? [BANNED] : ADMINS;
    const ofRole = rows.filter(({ role }) => !query.has('role') || query.get('role') === role);
    return { body: pageOf(query.has('waiting') ? ofRole.filter(({ menu }) => menu === '["none"]') : ofRole) };
  },
  'POST /v1/admins/create': () => ({ status: 201, body: { success: true, id: 8, version: 1, data: ADMINS[1] } }),
  'PUT /v1/admin/:id': () => ({ body: { ...done, version: 4, data: ADMINS[1] } }),
  'DELETE /v1/admin/:id': () => ({ body: { ...done, data: BANNED } }),
  'PATCH /v1/admin/:id': () => ({ body: { ...done, data: ADMINS[1] } }),
  'DELETE /v1/admin_hard/:id': () => ({ body: done }),
  'PUT /v1/admin/reset/password': () => ({ body: done }),
  'PUT /v1/second_factor/reset': () => ({ body: done }),
  'GET /v1/admin/logs': () => ({ body: pageOf(LOGS, 214) }),
  'GET /v1/admin/logs/filters': () => ({
    body: {
      admins: ADMINS.map(({ id, name }) => ({ id, name })),
      objects: [
        { object: 'class', label: 'Kelas' },
        { object: 'admin', label: 'Admin' },
      ],
    },
  }),
  'GET /v1/admin/logs/:id': ({ params }) => {
    const found = LOGS.find(({ id }) => String(id) === params.id);
    return found ? { body: found } : refusal(404, 'NOT_FOUND', 'Log tidak ditemukan');
  },
  'POST /v1/admin/logs/export': () => ({ body: '\uFEFFadmin;kode\r\n' }),
});
