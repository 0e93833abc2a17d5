import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/live-streams';
import { eq } from 'drizzle-orm';
import { liveStreams } from '../../platform/database/schema/public-site.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertStream, streamBody } from '../../testing/examples/live-streams.ts';
import { insertAdmin, insertSuperadmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createLiveStream } from './create-live-stream.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertSuperadmin(api.db, { name: 'Sekar Uji' }));
});
afterAll(() => api.close());

const stored = async (id: number) => (await api.db.select().from(liveStreams).where(eq(liveStreams.id, id)))[0];
const create = (changes: object = {}) =>
  api.call(contract.createLiveStream, admin, { body: { ...streamBody(), ...changes } });
const newest = async () => (await api.audit())[0];

describe('creating', () => {
  it('stores what the form sends, inactive, under a random code', async () => {
    const { status, body } = await create({ name: ' Siaran Pagi ', code: '' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      name: 'Siaran Pagi',
      data: { name: 'Siaran Pagi', stream_finish: '2030-01-01T14:00:00.000Z', active: 0 },
    });
    expect(body.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(await newest()).toMatchObject({ code: 'CREATE_LIVE_STREAMING', object_id: body.code });
  });

  it('accepts a chosen code once, in any case', async () => {
    expect((await create({ code: 'Pagi-1' })).body).toMatchObject({ code: 'Pagi-1' });
    const second = await create({ code: 'PAGI-1' });
    expect(second).toMatchObject({ status: 422, body: { errors: { code: 'Kode sudah digunakan' } } });
  });

  it.each(['ab', 'dua kata', 'a'.repeat(33), '12345', 'create'])('refuses the code %j', async (code) => {
    const { status, body } = await create({ code });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('code');
  });

  it.each([
    ['name', 'Judul perlu diisi'],
    ['url_video', 'Tautan perlu diisi'],
  ])('needs %s', async (field, sentence) => {
    for (const value of [undefined, null, '  ']) {
      const { status, body } = await create({ [field]: value });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ [field]: sentence });
    }
  });

  it.each(['http://video.example/1', 'javascript:alert(1)', 'data:text/html,x', '//jahat.example/1', 'siaran kami'])(
    'refuses the address %j (D130, S18)',
    async (url_video) => {
      expect(await create({ url_video })).toMatchObject({
        status: 422,
        body: { errors: { url_video: 'Tautan ini harus diawali https://' } },
      });
    },
  );

  it('ends in two hours without an end time, and never with null (D128)', async () => {
    const before = Date.now();
    const { body } = await create({ stream_finish: undefined });
    const ends = Date.parse((body.data as { stream_finish: string }).stream_finish);
    expect(ends % 300_000).toBe(0);
    expect(ends - before).toBeGreaterThanOrEqual(7_200_000);
    expect(ends - Date.now()).toBeLessThanOrEqual(7_500_000);
    expect((await create({ stream_finish: null })).body).toMatchObject({ data: { stream_finish: null } });
    expect((await create({ stream_finish: '2026-02-31T10:00:00.000Z' })).status).toBe(422);
  });

  it('generates another random code when one is taken, and none of digits only', async () => {
    await insertStream(api.db, { code: 'AAAAAAAA' });
    const picks = [...Array(8).fill(0), ...Array(8).fill(25), ...Array(8).fill(1)];
    const pick = () => picks.shift() ?? 2;
    const body = { ...streamBody(), code: null };
    const code = await api.db.transaction((tx) => createLiveStream(tx, body, new Date(), pick));
    expect(code).toBe('BBBBBBBB');
  });
});

describe('reading', () => {
  it('finds a stream by code in any case, and by id (D127)', async () => {
    const { id, code } = await insertStream(api.db, { code: 'Malam-9' });
    for (const wanted of [code, 'MALAM-9', String(id)])
      expect((await api.call(contract.readLiveStream, admin, { params: { code: wanted } })).body).toMatchObject({
        id,
        code,
      });
    for (const wanted of ['TIDAKADA', '999999', '99999999999'])
      expect((await api.call(contract.readLiveStream, admin, { params: { code: wanted } })).status).toBe(404);
  });

  it('searches words in title, code and address, in the requested order', async () => {
    await insertStream(api.db, { name: 'Wayang Kedua', stream_finish: null });
    await insertStream(api.db, { name: 'Wayang Pertama', url_video: 'https://video.example/wayang' });
    const list = async (query: Record<string, string>) => {
      const { body } = await api.call(contract.listLiveStreams, admin, { query: { page: '1', ...query } });
      return (body.data as readonly { name: string }[]).map(({ name }) => name);
    };
    expect(await list({ q: 'wayang', sort: 'name' })).toEqual(['Wayang Kedua', 'Wayang Pertama']);
    expect(await list({ q: 'wayang', sort: '-stream_finish' })).toEqual(['Wayang Pertama', 'Wayang Kedua']);
    expect(await list({ q: 'wayang pertama' })).toEqual(['Wayang Pertama']);
    expect(await list({ q: 'video.example/wayang' })).toEqual(['Wayang Pertama']);
  });
});

describe('changing', () => {
  it('writes what is sent and leaves the rest; a stale write gets the current values and who was first', async () => {
    const { code, url_video } = await insertStream(api.db);
    const params = { code };
    const first = await api.call(contract.updateLiveStream, admin, { params, body: { name: 'Baru', version: 1 } });
    expect(first.body).toMatchObject({ version: 2, data: { name: 'Baru', url_video, code } });
    expect(await newest()).toMatchObject({ code: 'UPDATE_LIVE_STREAMING', object_label: 'Baru' });
    const stale = await api.call(contract.updateLiveStream, admin, { params, body: { name: 'Lain', version: 1 } });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { name: 'Baru', changed_by: 'Sekar Uji' } },
    });
  });

  it('never changes the code, and refuses an address that cannot be played', async () => {
    const { id, code } = await insertStream(api.db);
    const sent = { body: { name: 'Tetap', code: 'LAIN' } as object, params: { code } };
    await api.call(contract.updateLiveStream, admin, sent);
    expect((await stored(id))?.code).toBe(code);
    const refused = await api.call(contract.updateLiveStream, admin, {
      params: { code: String(id) },
      body: { url_video: 'http://video.example', name: 'Hilang' },
    });
    expect(refused.status).toBe(422);
    expect((await stored(id))?.name).toBe('Tetap');
  });
});

describe('switching', () => {
  it('on and off counts once, by id and by code', async () => {
    const { id, code } = await insertStream(api.db, { active: 0 });
    const on = await api.call(contract.activateLiveStream, admin, { params: { id: String(id) } });
    expect(on.body).toMatchObject({ success: true, affectedRows: 1, data: { active: 1 } });
    expect(await newest()).toMatchObject({ code: 'RESTORE_LIVE_STREAMING' });
    const again = await api.call(contract.activateLiveStream, admin, { params: { id: code } });
    expect(again.body).toMatchObject({ affectedRows: 0, version: 2 });
    const off = await api.call(contract.deactivateLiveStream, admin, { params: { id: code } });
    expect(off.body).toMatchObject({ affectedRows: 1, data: { active: 0 } });
    expect(await newest()).toMatchObject({ code: 'DELETE_LIVE_STREAMING' });
  });

  it('leaves the flag of an ended stream as it is (D128)', async () => {
    const { code } = await insertStream(api.db, { stream_finish: new Date('2020-01-01T00:00:00Z') });
    expect((await api.call(contract.readLiveStream, admin, { params: { code } })).body).toMatchObject({ active: 1 });
  });
});

it('deletes permanently, also active ones, with the data in the log', async () => {
  const { id, name } = await insertStream(api.db);
  const params = { id: String(id) };
  expect((await api.call(contract.deleteLiveStream, admin, { params })).body).toEqual({
    success: true,
    affectedRows: 1,
  });
  expect(await stored(id)).toBeUndefined();
  expect(await newest()).toMatchObject({ code: 'HARDDELETE_LIVE_STREAMING', before: { name, active: 1 } });
  expect((await api.call(contract.deleteLiveStream, admin, { params })).status).toBe(404);
});

it('needs the key by name: an empty menu does not grant it (A-005)', async () => {
  for (const menu of ['[]', '["home"]', '["none"]']) {
    const other = await signedIn(api, await insertAdmin(api.db, { menu }));
    expect((await api.call(contract.listLiveStreams, other, { query: { page: '1' } })).status).toBe(403);
  }
  const granted = await signedIn(api, await insertAdmin(api.db, { menu: '["liveStreaming"]' }));
  expect((await api.call(contract.listLiveStreams, granted, { query: { page: '1' } })).status).toBe(200);
});
