import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/interface-texts';
import { eq } from 'drizzle-orm';
import { interfaceStrings } from '../../platform/database/schema/public-site.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["tampilan-antarmuka"]' }));
});
beforeEach(() => api.db.delete(interfaceStrings));
afterAll(() => api.close());

const read = () => api.call(contract.readInterfaceTexts, admin);
const write = (json: unknown, version?: number) =>
  api.call(contract.updateInterfaceTexts, admin, { body: { json, ...(version === undefined ? {} : { version }) } });
const texts = (body: Record<string, unknown>, field = 'json') => JSON.parse(String(body[field]));

it('is empty at first, and accepts JSON text as specified', async () => {
  expect((await read()).body).toEqual({ id: 1, json: '{}', previous: '{}', updated_at: null, version: 1 });
  const { status, body } = await write(JSON.stringify({ footer: { tagline: ' Belajar bersama ' } }), 1);
  expect([status, body.version]).toEqual([200, 2]);
  expect(texts((await read()).body)).toEqual({ footer: { tagline: 'Belajar bersama' } });
});

it('keeps every group and key that is unknown or was not sent (D135)', async () => {
  const json = { footer: { tagline: 'Lama', '9': 'dari situs' }, iklan: { judul: 'x' }, angka: 7 };
  await api.db.insert(interfaceStrings).values({ id: 1, json });
  await write({ footer: { tagline: 'Baru' }, header_menu: { home: 'Depan' } });
  expect(texts((await read()).body)).toEqual({
    ...json,
    footer: { tagline: 'Baru', '9': 'dari situs' },
    header_menu: { home: 'Depan' },
  });
});

it('remembers of each text the one before its last change, whatever else is written since', async () => {
  await write({ footer: { tagline: 'Satu', about: 'A' } });
  await write({ footer: { tagline: 'Dua', about: 'A' } });
  await write({ footer: { about: 'B' } });
  expect(texts((await read()).body, 'previous')).toEqual({ footer: { tagline: 'Satu', about: 'A' } });
  expect((await api.audit())[0]).toMatchObject({ code: 'UPDATE_STRINGS', object: 'strings' });
});

it('refuses a stale write with the current texts', async () => {
  await write({ footer: { tagline: 'Satu' } }, 1);
  const { status, body } = await write({ footer: { tagline: 'Dua' } }, 1);
  expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(texts(body.current as Record<string, unknown>)).toEqual({ footer: { tagline: 'Satu' } });
});

it('of two first writers exactly one succeeds', async () => {
  const both = await Promise.all([write({ footer: { about: 'A' } }, 1), write({ footer: { about: 'B' } }, 1)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it.each([
  ['an empty text', { footer: { tagline: '  ' } }],
  ['one that is too long for its place', { header_menu: { home: 'x'.repeat(25) } }],
  ['a value that is no text', { footer: { tagline: 5 } }],
  ['no object', '[1]'],
  ['no JSON', '{"footer"'],
  ['keys of prototypes (S25)', '{"__proto__":{"a":"b"}}'],
  ['more than 256 KB (S25)', JSON.stringify({ lain: { a: 'x'.repeat(270_000) } })],
])('refuses %s', async (_, json) => {
  expect((await write(json)).status).toBe(422);
  expect(await api.db.select().from(interfaceStrings).where(eq(interfaceStrings.id, 1))).toEqual([]);
});
