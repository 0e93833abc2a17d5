import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import * as topics from '@widya/contract/topics';
import { eq, like } from 'drizzle-orm';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { idempotencyKeys } from '../database/schema/platform.ts';
import { topics as topicTable } from '../database/schema/topics.ts';
import { IDEMPOTENCY_MS } from './idempotency.ts';

let t: TestApp;
let admin: Actor | null;
let turn = 0;
let name = '';
let key = '';
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  turn += 1;
  name = `Topik Berulang ${turn}`;
  key = `kunci-uji-${turn}`;
  t.clock.now = null;
  admin = await t.actor('admin');
});

const create = (as: Actor | null = admin, body: object = { name }, withKey: string | null = key) =>
  t.call(topics.createTopic, as, { body, headers: withKey === null ? {} : { 'idempotency-key': withKey } });

const createdTopics = () =>
  t.db
    .select()
    .from(topicTable)
    .where(like(topicTable.name, `${name}%`));

describe('Idempotency-Key', () => {
  it('replays the first answer and has one effect and one log row', async () => {
    const before = (await t.audit()).length;
    const first = await create();
    const second = await create();
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(second.headers).toMatchObject({ 'idempotency-replayed': 'true' });
    expect(await createdTopics()).toHaveLength(1);
    expect((await t.audit()).length - before).toBe(1);
  });

  it('has one effect for twenty calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create()));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(answers.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1);
    expect(await createdTopics()).toHaveLength(1);
  });

  it('runs each of twenty calls without a key: the race is real (control)', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => create(admin, { name: `${name} ${n}` }, null)));
    expect(await createdTopics()).toHaveLength(20);
    const again = await create(admin, { name: `${name} 0` }, null);
    expect(again).toMatchObject({ status: 422, body: { errors: { name: 'Nama topik sudah digunakan' } } });
  });

  it('refuses the same key with another body', async () => {
    await create();
    const other = await create(admin, { name: `${name} lain` });
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(await createdTopics()).toHaveLength(1);
  });

  it('refuses the same key at another endpoint', async () => {
    const { body } = await create();
    const options = { params: { code: String(body.code) }, headers: { 'idempotency-key': key } };
    const other = await t.call(topics.activateTopic, admin, options);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('keeps the keys of different callers apart', async () => {
    await create();
    const other = await create(await t.actor('admin'), { name: `${name} lain` });
    expect(other.headers).not.toHaveProperty('idempotency-replayed');
    expect(await createdTopics()).toHaveLength(2);
  });

  it('is free again after a call that failed', async () => {
    const refused = await create(admin, { name: '' });
    expect(refused.status).toBe(422);
    expect((await create()).status).toBe(201);
  });

  it('is free again after a call that failed inside its transaction', async () => {
    const code = `ULANG${turn}`;
    await create(admin, { name, code }, null);
    expect((await create(admin, { name, code })).status).toBe(422);
    const rows = await t.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    expect(rows).toHaveLength(0);
  });

  it('expires after 24 hours', async () => {
    const now = new Date();
    t.clock.now = now;
    await create();
    t.clock.now = new Date(now.getTime() + IDEMPOTENCY_MS + 1_000);
    const later = await create(admin, { name: `${name} lain` });
    expect(later.headers).not.toHaveProperty('idempotency-replayed');
    expect(await createdTopics()).toHaveLength(2);
  });

  it.each(['kurang', 'x'.repeat(201), 'ada spasi di sini'])('refuses the unusable key %j', async (bad) => {
    expect(await create(admin, { name }, bad)).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
  });

  it('stores no answer that carries a token (S6)', async () => {
    const { email } = await insertAdmin(t.db);
    const headers = { 'idempotency-key': key };
    const signIn = () => t.call(accounts.loginAdmin, null, { body: { email, password: TEST_PASSWORD }, headers });
    const [first, second] = [await signIn(), await signIn()];
    expect(first.status).toBe(200);
    expect(second.body.token).not.toBe(first.body.token);
    const stored = JSON.stringify(await t.db.select().from(idempotencyKeys));
    expect(stored).not.toContain(String(first.body.token));
  });
});
