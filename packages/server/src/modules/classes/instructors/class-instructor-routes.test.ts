import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/class-instructors';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAdmin, insertClass, insertInstructor, linkInstructor } from '../../../testing/fixtures.ts';
import { signedIn } from '../../../testing/signed-in.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

it('lists the own links of an instructor and none for an admin', async () => {
  const teacher = await insertInstructor(api.db);
  const other = await insertInstructor(api.db);
  const near = await insertClass(api.db);
  const foreign = await insertClass(api.db);
  await linkInstructor(api.db, near.id, teacher.id);
  await linkInstructor(api.db, foreign.id, other.id);
  const own = await api.call(contract.listOwnClassLinks, await signedIn(api, teacher));
  expect(own.body).toEqual([
    expect.objectContaining({ class_code: near.code, class_name: near.name, instructor_id: teacher.id }),
  ]);
  const admin = await signedIn(api, await insertAdmin(api.db));
  expect((await api.call(contract.listOwnClassLinks, admin)).body).toEqual([]);
});

it('lists the instructors of a class in the order they came, without their emails (D138)', async () => {
  const first = await insertInstructor(api.db, { name: 'Zahra Contoh' });
  const second = await insertInstructor(api.db, { name: 'Adi Contoh', position: 'Ahli Muda' });
  const made = await insertClass(api.db);
  await linkInstructor(api.db, made.id, first.id);
  await linkInstructor(api.db, made.id, second.id);
  const colleague = await signedIn(api, second);
  const { body, text } = await api.call(contract.listClassInstructors, colleague, {
    params: { code: made.code.toLowerCase() },
  });
  expect(body).toMatchObject({
    0: { name: 'Zahra Contoh', position: null },
    1: { name: 'Adi Contoh', position: 'Ahli Muda' },
  });
  expect(text).not.toContain('@uji.example');
});

it('answers an empty list for a class without instructors and 404 for none', async () => {
  const admin = await signedIn(api, await insertAdmin(api.db));
  const made = await insertClass(api.db);
  expect((await api.call(contract.listClassInstructors, admin, { params: { code: made.code } })).body).toEqual([]);
  const missing = await api.call(contract.listClassInstructors, admin, { params: { code: 'TIDAKADA' } });
  expect(missing).toMatchObject({ status: 404, body: { msg: 'Kelas tidak ditemukan' } });
});

it('links once however often it is called, and unlinks', async () => {
  const admin = await signedIn(api, await insertAdmin(api.db));
  const teacher = await insertInstructor(api.db);
  const made = await insertClass(api.db);
  const body = { class_code: made.code.toLowerCase(), instructor_id: teacher.id };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.call(contract.createClassInstructor, admin, { body })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(answers.map((answer) => answer.body.affectedRows).toSorted()).toEqual([0, 0, 0, 0, 1]);
  const [first] = answers;
  expect(first?.body.data).toMatchObject({ class_code: made.code, instructor_id: teacher.id });
  const params = { id: Number(first?.body.id) };
  expect((await api.call(contract.deleteClassInstructor, admin, { params })).status).toBe(200);
  expect((await api.call(contract.deleteClassInstructor, admin, { params })).status).toBe(404);
  expect((await api.audit()).slice(0, 1)).toMatchObject([{ code: 'REMOVE_CLASS_INSTRUCTOR' }]);
});

it.each([
  ['an unknown class', { class_code: 'TIDAKADA' }, 404, 'Kelas tidak ditemukan'],
  ['an unknown instructor', { instructor_id: 999_999 }, 404, 'Widyaiswara tidak ditemukan'],
])('refuses %s', async (_, change, status, msg) => {
  const admin = await signedIn(api, await insertAdmin(api.db));
  const body = { class_code: (await insertClass(api.db)).code, instructor_id: (await insertInstructor(api.db)).id };
  const answer = await api.call(contract.createClassInstructor, admin, { body: { ...body, ...change } });
  expect(answer).toMatchObject({ status, body: { msg } });
});

it('refuses a deleted instructor', async () => {
  const admin = await signedIn(api, await insertAdmin(api.db));
  const { id } = await insertInstructor(api.db, { active: 0 });
  const body = { class_code: (await insertClass(api.db)).code, instructor_id: id };
  const answer = await api.call(contract.createClassInstructor, admin, { body });
  expect(answer).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
});
