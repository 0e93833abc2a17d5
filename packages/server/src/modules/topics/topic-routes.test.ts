import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/topics';
import { eq } from 'drizzle-orm';
import { topics } from '../../platform/database/schema/topics.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertClass, insertDefaultTopic, insertInstructor, insertTopic } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createTopic } from './create-topic.ts';

let api: TestApp;
let token: Actor;
let instructor: Actor;
let topic: Awaited<ReturnType<typeof insertTopic>>;

beforeAll(async () => {
  api = await createTestApp();
  await insertDefaultTopic(api.db);
  const admin = await insertAdmin(api.db);
  const teacher = await insertInstructor(api.db);
  token = await signedIn(api, admin);
  instructor = await signedIn(api, teacher);
});
afterAll(() => api.close());
beforeEach(async () => {
  topic = await insertTopic(api.db);
});

const stored = async (code: string) => (await api.db.select().from(topics).where(eq(topics.code, code)))[0];
const params = () => ({ code: topic.code });

describe('the list', () => {
  it('counts classes, hidden ones included, and filters deleted topics', async () => {
    await insertClass(api.db, { topic_code: topic.code });
    await insertClass(api.db, { topic_code: topic.code, active: 0 });
    const query = { page: '1', q: topic.name, active: '1' };
    const { body } = await api.call(contract.listTopics, instructor, { query });
    expect(body.data).toContainEqual({ code: topic.code, name: topic.name, active: 1, class_count: 2, version: 1 });
    const gone = await api.call(contract.listTopics, token, { query: { ...query, active: '0' } });
    expect(gone.body.meta).toMatchObject({ total: 0 });
  });

  it('sorts by use', async () => {
    await insertClass(api.db, { topic_code: topic.code });
    await insertClass(api.db, { topic_code: topic.code });
    await insertClass(api.db, { topic_code: topic.code });
    const { body } = await api.call(contract.listTopics, token, { query: { sort: '-class_count' } });
    expect(body).toMatchObject({ 0: { code: topic.code } });
  });
});

describe('creating', () => {
  it('generates a code of eight unambiguous letters when none is sent', async () => {
    for (const [code, name] of [
      [undefined, ' Sastra '],
      ['', 'Sastra Lama'],
      ['  ', 'Sastra Baru'],
    ] as const) {
      const { status, body } = await api.call(contract.createTopic, token, { body: { name, code } });
      expect(status).toBe(201);
      expect(body.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
      expect(body.name).toBe(name.trim());
    }
    expect((await api.audit())[0]).toMatchObject({ code: 'CREATE_TOPIC', after: { name: 'Sastra Baru' } });
  });

  it('generates another random code when one is taken', async () => {
    const letters = 'A'.repeat(8);
    await insertTopic(api.db, { code: letters });
    const picks = [...Array(8).fill(0), ...Array(8).fill(1)];
    const code = await createTopic(api.db, { name: 'Drama', wanted: '' }, () => picks.shift() ?? 2);
    expect(code).toBe('BBBBBBBB');
  });

  it.each([
    ['a name left out', { code: 'SATU' }, { name: 'Harap mengisi nama topik' }],
    ['an empty name', { name: '   ' }, { name: 'Harap mengisi nama topik' }],
    ['a code with a space', { name: 'x', code: 'a b' }, { code: 'Kode berisi 3–32 huruf, angka, - atau _' }],
    ['a reserved word', { name: 'x', code: 'Create' }, { code: 'Kode topik ini tidak dapat digunakan' }],
  ])('refuses %s', async (_, body, errors) => {
    const answer = await api.call(contract.createTopic, token, { body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors } });
  });

  it('reports a missing name with the message of A-151', async () => {
    const { body } = await api.call(contract.createTopic, token, { body: { name: '' } });
    expect(body.msg).toBe('Harap mengisi nama topik');
  });

  it('refuses a code that exists in other letters', async () => {
    const { status, body } = await api.call(contract.createTopic, token, {
      body: { name: 'x', code: topic.code.toLowerCase() },
    });
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { code: 'Kode topik sudah digunakan' } });
  });

  it('assigns one code to exactly one of ten concurrent calls', async () => {
    const calls = Array.from({ length: 10 }, (_, n) =>
      api.call(contract.createTopic, token, { body: { name: `Balapan ${n}`, code: n % 2 ? 'BALAP' : 'balap' } }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array(9).fill(422)]);
  });

  it.each(['TOPIK  RANGKAP ', 'Topik rangkap'])('refuses %j beside a topic of that name (D230)', async (name) => {
    const twin = await insertTopic(api.db, { name: 'Topik Rangkap' });
    const answer = await api.call(contract.createTopic, token, { body: { name } });
    await api.db.delete(topics).where(eq(topics.code, twin.code));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: { name: 'Nama topik sudah digunakan' } },
    });
  });

  it('names the deleted topic that has the name, so that it can be restored (D230)', async () => {
    const gone = await insertTopic(api.db, { active: 0 });
    const answer = await api.call(contract.createTopic, token, { body: { name: gone.name } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      name: `Nama topik sudah digunakan oleh topik yang dihapus (kode ${gone.code}). Pulihkan topik itu atau pakai nama lain.`,
    });
  });

  it('is not for instructors', async () => {
    expect((await api.call(contract.createTopic, instructor, { body: { name: 'x' } })).status).toBe(403);
  });
});

describe('renaming', () => {
  it('changes the name only, never the code or the state (S12)', async () => {
    const body = { name: 'Baru', code: 'LAIN', active: 0, version: 1 };
    const answer = await api.call(contract.updateTopic, token, { params: params(), body });
    expect(answer.body).toMatchObject({
      success: true,
      version: 2,
      data: { code: topic.code, name: 'Baru', active: 1 },
    });
  });

  it('answers 409 with the present record to a stale version', async () => {
    await api.call(contract.updateTopic, token, { params: params(), body: { name: 'Pertama', version: 1 } });
    const answer = await api.call(contract.updateTopic, token, {
      params: params(),
      body: { name: 'Kedua', version: 1 },
    });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        current: { name: 'Pertama', version: 2, changed_by: expect.stringMatching(/./) },
      },
    });
    expect((await stored(topic.code))?.name).toBe('Pertama');
  });

  it('refuses the name of another topic, and accepts its own in another case (D230)', async () => {
    const other = await insertTopic(api.db);
    const taken = await api.call(contract.updateTopic, token, { params: params(), body: { name: other.name } });
    expect(taken).toMatchObject({ status: 422, body: { errors: { name: 'Nama topik sudah digunakan' } } });
    const own = await api.call(contract.updateTopic, token, {
      params: params(),
      body: { name: topic.name.toUpperCase() },
    });
    expect(own.status).toBe(200);
  });

  it('answers 404 for an unknown topic', async () => {
    const answer = await api.call(contract.updateTopic, token, { params: { code: 'TIADA' }, body: { name: 'x' } });
    expect(answer).toMatchObject({ status: 404, body: { msg: 'Topik tidak ditemukan' } });
  });
});

describe('deleting and restoring', () => {
  it('deletes softly and restores', async () => {
    expect((await api.call(contract.hideTopic, token, { params: params() })).body).toMatchObject({
      data: { active: 0 },
    });
    const again = await api.call(contract.hideTopic, token, { params: params() });
    expect(again).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    const back = await api.call(contract.activateTopic, token, { params: params(), body: { expected_status: false } });
    expect(back.body).toMatchObject({ affectedRows: 1, data: { active: 1 } });
    const stale = await api.call(contract.activateTopic, token, { params: params(), body: { expected_status: false } });
    expect(stale).toMatchObject({ status: 409, body: { current: { active: 1 } } });
    expect((await api.audit()).map(({ code }) => code).slice(0, 2)).toEqual(['RESTORE_TOPIC', 'DELETE_TOPIC']);
  });

  it('is impossible for the default topic, by both endpoints', async () => {
    for (const endpoint of [contract.hideTopic, contract.activateTopic]) {
      const { status, body } = await api.call(endpoint, token, { params: { code: '0' } });
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'INVALID_TRANSITION' });
      expect(body.msg).toContain('topik bawaan');
    }
    expect((await stored('0'))?.active).toBe(1);
  });
});
