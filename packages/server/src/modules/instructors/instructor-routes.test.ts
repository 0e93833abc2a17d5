import * as contract from '@widya/contract/instructors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertInstructor } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

it('shows emails to admins only, and lets only them search by one (decision 138)', async () => {
  const teacher = await insertInstructor(api.db, { name: 'Zahra Contoh', email: 'rahasia-zahra@uji.example' });
  const admin = await signedIn(api, await insertAdmin(api.db));
  const colleague = await signedIn(api, await insertInstructor(api.db));
  const query = { page: '1', q: 'rahasia-zahra' };
  const known = await api.call(contract.listInstructors, admin, { query });
  expect(known.body).toMatchObject({ data: [{ id: teacher.id, email: 'rahasia-zahra@uji.example' }] });
  expect((await api.call(contract.listInstructors, colleague, { query })).body.meta).toMatchObject({ total: 0 });
  const byName = await api.call(contract.listInstructors, colleague, { query: { page: '1', q: 'zahra' } });
  expect(byName.body).toMatchObject({ data: [{ id: teacher.id, email: null }] });
  expect(byName.text).not.toContain('@uji.example');
});

it('narrows to active ones and sorts by name', async () => {
  await insertInstructor(api.db, { name: 'Aaa Contoh', active: 0 });
  await insertInstructor(api.db, { name: 'Bbb Contoh' });
  const admin = await signedIn(api, await insertAdmin(api.db));
  const gone = await api.call(contract.listInstructors, admin, { query: { active: '0' } });
  expect(gone.body).toMatchObject([{ name: 'Aaa Contoh', active: 0 }]);
  const { body } = await api.call(contract.listInstructors, admin, { query: { active: '1', page: '1' } });
  expect(body.data).toMatchObject([{ name: 'Bbb Contoh' }, {}, {}]);
});
