import type { Topic } from '@widya/contract/topics';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { classPage, SIX_CLASSES, TOPICS } from './class-fixtures.ts';

/** Fake API of the stories of the class list, on which every call of the screen succeeds. */
export const classApi = (): FakeApi => ({
  'GET /v1/class': ({ query }) => {
    const shown = SIX_CLASSES.filter(
      (row) => (row.active === 1 || query.get('hidden') === '1') && (row.todos.length > 0 || query.get('todo') !== '1'),
    );
    if (!query.has('page')) return { body: shown };
    return { body: classPage(query.get('page') === '1' ? shown : [], 14) };
  },
  'GET /v1/topic': () => ({ body: TOPICS }),
  'PUT /v1/class/:code/note': ({ params, body }) => {
    const row = SIX_CLASSES.find(({ code }) => code === params.code);
    return { body: { success: true, affectedRows: 1, version: 4, data: { ...row, ...(body as object), version: 4 } } };
  },
  'DELETE /v1/class/:code': () => ({ body: { success: true, affectedRows: 1, active: 0 } }),
  'PUT /v1/class/:code/toggle': () => ({ body: { success: true, affectedRows: 1, active: 1 } }),
  'DELETE /v1/class/:code/hard': () => ({ body: { success: true, affectedRows: 1 } }),
  'POST /v1/class/update_batch_price': ({ body }) => {
    const { ids, price } = body as { ids: number[]; price: number };
    const changes = ids.map((id) => ({ id, code: `K${id}`, old_price: 150_000, price }));
    return { body: { success: true, affectedRows: ids.length, changes } };
  },
  'POST /v1/topic': ({ body }) => {
    const { name } = body as { name: string };
    const data: Topic = { code: 'ACAK2345', name, active: 1, class_count: 0, version: 1 };
    return { status: 201, body: { success: true, code: data.code, name, version: 1, data } };
  },
  'PUT /v1/topic/:code': ({ body }) => {
    const data = { ...TOPICS[1], ...(body as object), version: 3 };
    return { body: { success: true, affectedRows: 1, version: 3, data } };
  },
  'DELETE /v1/topic/:code': () => ({ body: { success: true, affectedRows: 1, version: 2, data: null } }),
  'POST /v1/topic/:code/switch/activate': () => ({ body: { success: true, affectedRows: 1, version: 2, data: null } }),
});
