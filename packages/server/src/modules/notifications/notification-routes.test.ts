import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/notifications';
import { eq } from 'drizzle-orm';
import { notifications } from '../../platform/database/schema/public-site.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertFailedNotification, newNotification } from '../../testing/examples/notifications.ts';
import { insertAdmin, insertMember } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { sendPending } from './send-pending.ts';

let api: TestApp;
let admin: Actor;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["notification"]', name: 'Petugas Notifikasi' }));
});
afterAll(() => api.close());

const create = (body: object) => api.call(contract.createNotification, admin, { body });
const retry = (id: number) => api.call(contract.retryNotification, admin, { params: { id } });
const audience = async () => (await api.call(contract.countNotificationAudience, admin)).body.count as number;

describe('a new notification', () => {
  it('counts all active users, of whom one with two rows is one (D93 and D133)', async () => {
    const before = await audience();
    const { id } = await insertMember(api.db);
    await insertMember(api.db, { email: `KEMBAR-${id}@uji.example`, duplicate_of_id: id });
    await insertMember(api.db, { active: 0 });
    expect(await audience()).toBe(before + 1);
    const answer = await create(newNotification({ title: ' Kelas baru ' }));
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        data: {
          title: 'Kelas baru',
          data: { url: 'https://widya.example/kelas' },
          status: 'STORED',
          reason: null,
          audience_count: before + 1,
          created_by: 'Petugas Notifikasi',
        },
      },
    });
    expect(answer.body.id).toBe((answer.body.data as { id: number }).id);
    expect((await api.audit())[0]).toMatchObject({ code: 'CREATE_NOTIFICATION', object_label: 'Kelas baru' });
  });

  it.each([
    [{}, {}],
    [{ data: '{}' }, {}],
    [{ data: '{"url":"https://widya.example/a"}' }, { url: 'https://widya.example/a' }],
    [{ data: { url: 'http://widya.example', __proto__: null, more: 1 } }, { url: 'http://widya.example' }],
  ])('takes %j as data', async (values, data) => {
    const { title, body } = newNotification();
    const answer = await create({ title, body, ...values });
    expect(answer.body).toMatchObject({ data: { data } });
    expect((answer.body.data as { data: object }).data).toEqual(data);
  });

  it.each([
    [{ title: ' ' }, { title: 'Harap isi judul!' }],
    [{ title: undefined }, { title: 'Harap isi judul!' }],
    [{ body: '' }, { body: 'Harap isi konten!' }],
    [{ data: { url: 'javascript:alert(1)' } }, { data: 'Tautan harus diawali https:// atau http://' }],
    [{ data: '{"url":"bukan tautan"}' }, { data: 'Tautan harus diawali https:// atau http://' }],
    [{ data: '{' }, { data: 'Tautan harus diawali https:// atau http://' }],
  ])('is refused with %j, and nothing is sent', async (values, errors) => {
    const rows = () => api.db.$count(notifications);
    const before = await rows();
    const answer = await create(newNotification(values));
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    expect(Object.values(answer.body.errors as object)).toEqual(Object.values(errors));
    expect(await rows()).toBe(before);
  });

  it('is sent once by ten clicks at a time, requires a confirmation within ten minutes, and is sent with one (S36)', async () => {
    const body = newNotification();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(body)));
    const [sent] = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.body).toMatchObject({ code: 'INVALID_TRANSITION', current: { id: sent?.body.id } });
    expect((await create({ ...body, again: true })).status).toBe(201);
    expect((await create({ ...body, title: 'Lain' })).status).toBe(201);
    try {
      api.clock.now = new Date(Date.now() + 11 * 60_000);
      expect((await create(body)).status).toBe(201);
    } finally {
      api.clock.now = null;
    }
  });

  it('that failed may be sent once more without a confirmation', async () => {
    const body = newNotification();
    const first = await create(body);
    await api.db
      .update(notifications)
      .set({ status: 'FAILED' })
      .where(eq(notifications.id, Number(first.body.id)));
    expect((await create(body)).status).toBe(201);
  });
});

it('is stored where there is no push service, and not reported as sent', async () => {
  const { body } = await create(newNotification());
  expect(body).toMatchObject({ data: { status: 'STORED', reason: null } });
  expect((await api.call(contract.countNotificationAudience, admin)).body).toMatchObject({ push: false });
});

it('that was being sent is stored when the push service is removed', async () => {
  const { title, body } = newNotification();
  const [row] = await api.db.insert(notifications).values({ title, body, status: 'PENDING' }).returning();
  await sendPending(api.services, { warn: () => undefined });
  const [after] = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.id, row?.id ?? 0));
  expect(after?.status).toBe('STORED');
});

it('is sent again when it has failed, and only then', async () => {
  const { id } = await insertFailedNotification(api.db);
  const answers = await Promise.all([retry(id), retry(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await api.audit()).filter(({ code }) => code === 'RETRY_NOTIFICATION')).toHaveLength(1);
  expect((await retry(999_999)).status).toBe(404);
});

it('lists, searches and pages, the newest first', async () => {
  const word = `Khusus${Date.now()}`;
  for (const title of ['satu', 'dua', 'tiga']) await create(newNotification({ title: `${word} ${title}` }));
  const { body } = await api.call(contract.listNotifications, admin, { query: { page: '1', per_page: '2', q: word } });
  expect(body.meta).toEqual({ page: 1, per_page: 2, total: 3 });
  expect((body.data as { title: string }[]).map(({ title }) => title)).toEqual([`${word} tiga`, `${word} dua`]);
});
