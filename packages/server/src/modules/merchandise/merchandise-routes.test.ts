import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/merchandise';
import { eq } from 'drizzle-orm';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { merchandise } from '../../platform/database/schema/public-site.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertMerchandise, merchandiseBody } from '../../testing/examples/merchandise.ts';
import { insertSuperadmin } from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { PDF, png } from '../../testing/sample-files.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertSuperadmin(api.db));
});
afterAll(() => api.close());

const stored = async (id: number) => (await api.db.select().from(merchandise).where(eq(merchandise.id, id)))[0];
const upload = async (content: Buffer) => {
  const form = multipart({}, [{ field: 'upload', name: 'foto.png', type: 'image/png', content }]);
  return api.call(contract.uploadMerchandisePhoto, admin, form);
};
const photo = async () => String((await upload(await png())).body.location);
const attachedTo = async (location: string) =>
  (
    await api.db
      .select()
      .from(files)
      .where(eq(files.key, fileKeyOf(location) ?? ''))
  )[0]?.attached_to;

describe('creating', () => {
  it('stores the form with its photos in their order', async () => {
    const [main, second, third] = [await photo(), await photo(), await photo()];
    const { status, body } = await api.call(contract.createMerchandise, admin, {
      body: { ...merchandiseBody(), name: ' Kaus Uji ', image_url: main, other_image_url: [third, second] },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      warnings: [],
      data: { name: 'Kaus Uji', image_url: main, other_image_url: [third, second], activated: 1, is_claimed: 1 },
    });
    for (const location of [main, second, third]) expect(await attachedTo(location)).toBe(`merchandise:${body.id}`);
    expect((await api.audit())[0]).toMatchObject({ code: 'CREATE_MERCHANDISE' });
  });

  it.each([
    ['name', 'Mohon isi nama kreasi!'],
    ['description', 'Mohon isi deskripsi kreasi!'],
    ['price', 'Mohon isi harga kreasi!'],
    ['marketplace_link', 'Mohon isi link pembelian kreasi!'],
    ['image_url', 'Mohon upload foto utama kreasi!'],
  ])('needs %s', async (field, sentence) => {
    const { [field as 'name']: _, ...rest } = merchandiseBody();
    for (const sent of [rest, { ...rest, [field]: field === 'price' ? null : '  ' }]) {
      const answer = await api.call(contract.createMerchandise, admin, { body: sent });
      expect(answer.status).toBe(422);
      expect((answer.body.errors as Record<string, string>)[field]).toBe(sentence);
    }
  });

  it('stores an invalid link with a warning, and refuses a harmful one (S18)', async () => {
    const send = (marketplace_link: string) =>
      api.call(contract.createMerchandise, admin, { body: { ...merchandiseBody(), marketplace_link } });
    expect((await send('toko kami di pasar')).body.warnings).toEqual(['Peringatan : Pastikan URL yang diketik valid']);
    for (const hostile of ['javascript:alert(1)', ' JaVa\nscript:alert(1)', 'data:text/html,x', '//jahat.example'])
      expect((await send(hostile)).status).toBe(422);
  });

  it.each([-1, 10.5, '75.000', 1_000_000_001])('refuses the price %j', async (price) => {
    expect((await api.call(contract.createMerchandise, admin, { body: { ...merchandiseBody(), price } })).status).toBe(
      422,
    );
  });
});

it('refuses a photo that is no picture', async () => {
  const { status, body } = await upload(PDF);
  expect(status).toBe(422);
  expect(body.msg).toHaveProperty('message');
});

describe('changing', () => {
  it('writes what is sent and leaves the rest; a stale write is a conflict with the record as it is', async () => {
    const { id } = await insertMerchandise(api.db);
    const first = await api.call(contract.updateMerchandise, admin, { params: { id }, body: { price: 1, version: 1 } });
    expect(first.body).toMatchObject({ version: 2, data: { price: 1, description: 'Dibuat untuk pengujian' } });
    const stale = await api.call(contract.updateMerchandise, admin, { params: { id }, body: { price: 2, version: 1 } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current: { price: 1 } } });
  });

  it('activates what is claimed and not active yet, once (D125)', async () => {
    const waiting = await insertMerchandise(api.db, { activated: 0 });
    const activate = (id: number) =>
      api.call(contract.updateMerchandise, admin, { params: { id }, body: { activated: 1 } });
    expect((await activate(waiting.id)).body).toMatchObject({ data: { activated: 1 } });
    const foreign = await insertMerchandise(api.db, { activated: 0, is_claimed: 0 });
    expect((await activate(foreign.id)).status).toBe(409);
    expect((await stored(foreign.id))?.activated).toBe(0);
  });

  it('releases a removed photo', async () => {
    const [old, fresh] = [await photo(), await photo()];
    const made = await api.call(contract.createMerchandise, admin, { body: { ...merchandiseBody(), image_url: old } });
    const params = { id: Number(made.body.id) };
    await api.call(contract.updateMerchandise, admin, { params, body: { image_url: fresh } });
    expect(await attachedTo(old)).toBeNull();
    expect(await attachedTo(fresh)).toBe(`merchandise:${params.id}`);
  });
});

describe('deleting', () => {
  it('moves to the bin and back, and refuses either twice', async () => {
    const { id } = await insertMerchandise(api.db);
    const params = { id };
    expect((await api.call(contract.deleteMerchandise, admin, { params })).body).toMatchObject({ data: { active: 0 } });
    expect((await api.call(contract.deleteMerchandise, admin, { params })).body.msg).toBe('Kreasi ini sudah terhapus');
    expect((await api.call(contract.updateMerchandise, admin, { params, body: { price: 1 } })).status).toBe(409);
    expect((await api.call(contract.restoreMerchandise, admin, { params })).body).toMatchObject({
      data: { active: 1 },
    });
    expect((await api.call(contract.restoreMerchandise, admin, { params })).status).toBe(409);
    expect((await api.call(contract.readMerchandise, admin, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('is listed in its tab', async () => {
    const gone = await insertMerchandise(api.db, { name: 'Tempat Pensil Uji', active: 0 });
    const list = async (active: string) =>
      (await api.call(contract.listMerchandise, admin, { query: { page: '1', active, q: 'pensil uji' } })).body.data;
    expect(await list('1')).toEqual([]);
    expect(await list('0')).toMatchObject([{ id: gone.id }]);
  });
});
