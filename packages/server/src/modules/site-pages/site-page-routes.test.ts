import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { readPublicStrings, updateInterfaceTexts } from '@widya/contract/interface-texts';
import * as contract from '@widya/contract/site-pages';
import { interfaceStrings, sitePages } from '../../platform/database/schema/public-site.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { jpegWithExif } from '../../testing/sample-files.ts';
import { signedIn } from '../../testing/signed-in.ts';

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  admin = await signedIn(t, await insertAdmin(t.db, { menu: '["tampilan-antarmuka"]' }));
});
beforeEach(async () => {
  await t.db.delete(sitePages);
  await t.db.delete(interfaceStrings);
});
afterAll(() => t.close());

const write = (body: object, slug = 'pasar-buku') => t.call(contract.updateSitePage, admin, { params: { slug }, body });
const read = (slug = 'pasar-buku') => t.call(contract.readSitePage, null, { params: { slug } });
const pages = async () => (await t.call(readPublicStrings, null)).body.pages;

it('a page is public and linked from its first text until it is emptied', async () => {
  expect((await read()).status).toBe(404);
  await write({ title: 'Pasar Buku Kita', body: '<p>&nbsp;</p>' });
  expect([await pages(), (await read()).status]).toEqual([[], 404]);
  expect((await write({ body: '<p onclick="x()">Buku<script>x</script> <b>baru</b></p>' })).status).toBe(200);
  expect(await pages()).toEqual([{ slug: 'pasar-buku', title: 'Pasar Buku Kita' }]);
  expect((await read()).body).toEqual({
    slug: 'pasar-buku',
    title: 'Pasar Buku Kita',
    body: '<p>Buku <b>baru</b></p>',
    image_url: null,
    button_label: '',
    button_url: '',
  });
  await write({ title: '' });
  expect([await pages(), (await read()).status]).toEqual([[], 404]);
  expect((await t.audit())[0]).toMatchObject({ code: 'UPDATE_SITE_PAGE', object_id: 'pasar-buku' });
});

it('attaches its picture, and refuses invalid buttons and pictures', async () => {
  const picture = { field: 'upload', name: 'foto.jpg', type: 'image/jpeg', content: await jpegWithExif() };
  const { body } = await t.call(contract.uploadSitePageImage, admin, { ...multipart({}, [picture]) });
  const image_url = String(body.location);
  expect((await write({ image_url, button_label: 'Beli', button_url: 'https://toko.example' })).status).toBe(200);
  const refused = async (change: object) => (await write(change)).body.errors;
  expect(await refused({ button_url: '' })).toHaveProperty('button_url');
  expect(await refused({ button_url: 'javascript:alert(1)' })).toHaveProperty('button_url');
  expect(await refused({ button_url: 'toko' })).toHaveProperty('button_url');
  expect(await refused({ button_label: '' })).toHaveProperty('button_label');
  expect(await refused({ image_url: '/files/public/site-pages/x.jpg' })).toHaveProperty('image_url');
  expect((await write({ image_url: null })).body).toMatchObject({ data: { image_url: null, button_label: 'Beli' } });
});

it('refuses a stale write and an unknown page', async () => {
  expect((await write({ title: 'Satu' }, 'galang-patjar')).body).toMatchObject({ version: 2 });
  expect(await write({ title: 'Dua', version: 1 }, 'galang-patjar')).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', current: { title: 'Satu' } },
  });
  expect((await write({ title: 'X' }, 'halaman-lain')).status).toBe(404);
  const { body } = await t.call(contract.listSitePages, admin);
  expect(body).toHaveLength(6);
  expect(body).toMatchObject({ 0: { slug: 'pasar-buku', version: 1, updated_at: null }, 2: { slug: 'galang-patjar' } });
});

it('every text of the public site has a default until staff change it; its ETag changes with it', async () => {
  const first = await t.call(readPublicStrings, null);
  expect(first.body).toMatchObject({ texts: { footer: { tagline: 'Belajar sepanjang hayat' } } });
  const json = { footer: { tagline: 'Belajar bersama', lain: 'x' } };
  await t.call(updateInterfaceTexts, admin, { body: { json } });
  const then = await t.call(readPublicStrings, null);
  expect(then.body).toMatchObject({ texts: { footer: { tagline: 'Belajar bersama', contact: 'Hubungi kami' } } });
  expect((then.body.texts as { footer: object }).footer).not.toHaveProperty('lain');
  expect(then.headers.etag).not.toBe(first.headers.etag);
  const again = await t.call(readPublicStrings, null, { headers: { 'if-none-match': String(then.headers.etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
});
