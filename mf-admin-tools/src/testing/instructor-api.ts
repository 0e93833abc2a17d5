import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { pageOf } from './admin-fixtures.ts';
import { DELETED, INSTRUCTORS, instructor } from './instructor-fixtures.ts';

const written = (over = {}) => ({
  success: true,
  affectedRows: 1,
  data: instructor({ ...over, version: 4 }),
  version: 4,
});

/** Fake API of the stories of instructors, on which every call succeeds. */
export const instructorApi = (): FakeApi => ({
  'GET /v1/instructor': ({ query }) => {
    const rows = query.get('active') === '0' ? [DELETED] : INSTRUCTORS;
    return { body: query.has('page') ? pageOf(rows) : rows };
  },
  'POST /v1/instructor': ({ body }) => ({ status: 201, body: { ...written(body as object), id: 12 } }),
  'PUT /v1/instructor/:id': ({ body }) => ({ body: written(body as object) }),
  'DELETE /v1/instructor/:id': () => ({ body: written({ active: 0 }) }),
  'PUT /v1/instructor/restore/:id': () => ({ body: written() }),
  'PUT /v1/second_factor/reset': () => ({ body: { success: true, affectedRows: 1 } }),
  'POST /v1/instructor/:id/password_link': () => ({
    body: { success: true, affectedRows: 1, expires_at: '2026-11-29T03:00:00.000Z' },
  }),
});
