import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  APP_TOKEN_DAYS,
  addPushDevice,
  createAppToken,
  listPublicNotifications,
  removePushDevice,
} from '@widya/contract/app-notifications';
import { eq } from 'drizzle-orm';
import { appTokens, pushDevices } from '../../platform/database/schema/app-access.ts';
import { members } from '../../platform/database/schema/members.ts';
import { notifications } from '../../platform/database/schema/public-site.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { newNotification } from '../../testing/examples/notifications.ts';
import { insertAdmin, insertMember } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["users"]' }));
});
beforeEach(async () => {
  api.clock.now = null;
  await api.db.delete(pushDevices);
  await api.db.delete(notifications);
});
afterAll(() => api.close());

async function person(values: object = {}) {
  const { id } = await insertMember(api.db, values);
  const { body } = await api.call(createAppToken, admin, { params: { id } });
  return { id, token: String(body.token) };
}
const as = (token: string, more: object = {}) => ({ headers: { authorization: `Bearer ${token}` }, ...more });
const list = (token: string, query: Record<string, string> = { page: '1' }) =>
  api.call(listPublicNotifications, null, as(token, { query }));
const insert = (values: Partial<typeof notifications.$inferInsert>) => {
  const { title, body, data } = newNotification();
  return api.db.insert(notifications).values({ title, body, data, ...values });
};

describe('the token of a person (D218)', () => {
  it('is stored only as a hash and expires after half a year', async () => {
    const { token } = await person();
    const rows = await api.db.select().from(appTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await list(token)).status).toBe(200);
    api.clock.now = new Date(Date.now() + (APP_TOKEN_DAYS + 1) * 86_400_000);
    expect(await list(token)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('gives no access when it is missing or of another kind, or the account is deleted', async () => {
    const { id, token } = await person();
    expect((await api.call(listPublicNotifications, null)).status).toBe(401);
    expect((await list('x'.repeat(43))).status).toBe(401);
    expect((await api.call(listPublicNotifications, admin)).status).toBe(401);
    expect((await api.call(createAppToken, null, as(token, { params: { id } }))).status).toBe(401);
    await api.db.update(members).set({ active: 0 }).where(eq(members.id, id));
    expect((await list(token)).status).toBe(401);
  });

  it('is created only for people who exist', async () => {
    const { id } = await insertMember(api.db, { active: 0 });
    expect((await api.call(createAppToken, admin, { params: { id } })).status).toBe(404);
  });
});

describe('the notifications of a person (D218)', () => {
  it('are those since they came, stored or sent, the newest first, page by page', async () => {
    const { token } = await person({ created_at: new Date('2026-03-01T00:00:00Z') });
    await insert({ title: 'Sebelum', status: 'SUCCESS', created_at: new Date('2026-02-01T00:00:00Z') });
    await insert({ title: 'Tersimpan', status: 'STORED', created_at: new Date('2026-04-01T00:00:00Z') });
    await insert({ title: 'Gagal', status: 'FAILED', created_at: new Date('2026-05-01T00:00:00Z') });
    await insert({ title: 'Terkirim', status: 'SUCCESS', created_at: new Date('2026-06-01T00:00:00Z') });
    const { body } = await list(token);
    const { data } = body as { data: readonly { title: string }[] };
    expect(data.map(({ title }) => title)).toEqual(['Terkirim', 'Tersimpan']);
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(['body', 'created_at', 'data', 'id', 'title']);
    expect((await list(token, { page: '2', per_page: '1' })).body).toMatchObject({ data: [{ title: 'Tersimpan' }] });
  });
});

describe('phones (D218)', () => {
  const body = { registration: 'fcm:ponsel-uji-1' };
  const owners = async () => (await api.db.select().from(pushDevices)).map(({ member_id }) => member_id);

  it('are registered once and belong to the last person who signed in', async () => {
    const [first, second] = [await person(), await person()];
    await api.call(addPushDevice, null, as(first.token, { body }));
    await api.call(addPushDevice, null, as(first.token, { body }));
    expect(await owners()).toEqual([first.id]);
    await api.call(addPushDevice, null, as(second.token, { body }));
    expect(await owners()).toEqual([second.id]);
  });

  it('are removed by their owner only', async () => {
    const [owner, other] = [await person(), await person()];
    await api.call(addPushDevice, null, as(owner.token, { body }));
    expect((await api.call(removePushDevice, null, as(other.token, { body }))).body).toMatchObject({ affectedRows: 0 });
    expect((await api.call(removePushDevice, null, as(owner.token, { body }))).body).toMatchObject({ affectedRows: 1 });
    expect(await owners()).toEqual([]);
  });

  it('have an address that can be one', async () => {
    const { token } = await person();
    const wrong = await api.call(addPushDevice, null, as(token, { body: { registration: 'a b' } }));
    expect(wrong).toMatchObject({ status: 422, body: { errors: { registration: 'Alamat perangkat tidak valid' } } });
  });
});
