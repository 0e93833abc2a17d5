import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/class-editing';
import { eq } from 'drizzle-orm';
import { classes } from '../../../platform/database/schema/classes.ts';
import type { Actor } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAdmin, insertClass } from '../../../testing/fixtures.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { HOSTILE_HTML } from '../../../testing/xss-corpus.ts';

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertClass>>;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db));
  made = await insertClass(api.db);
});
afterAll(() => api.close());

const update = (body: object) => api.call(contract.updateClass, admin, { params: { code: made.code }, body });
const stored = async () => (await api.db.select().from(classes).where(eq(classes.id, made.id)))[0];

describe('rich text of a class (S16)', () => {
  it('is stored without anything that runs, whichever payload is sent', async () => {
    for (const html of HOSTILE_HTML) {
      const list = [html].filter((text) => text.trim().length > 0);
      expect((await update({ description: html, what_to_learn: list })).status).toBe(200);
      const row = await stored();
      for (const text of [row?.description ?? '', ...(row?.what_to_learn ?? [])])
        expect(text).toMatch(/^(?:[^<]|<\/?(?:b|strong|i|em|u|p)>|<br \/>)*$/);
    }
  });
});

describe('addresses of a class (S18)', () => {
  const fields = {
    stream_url: (url: string) => ({ stream_url: url }),
    whatsapp_url: (url: string) => ({ whatsapp_url: url }),
    'recording_url_array.0.url': (url: string) => ({ recording_url_array: [{ url, title: 'Rekaman' }] }),
    class_image_url: (url: string) => ({ class_image_url: url }),
    class_image_url_ios: (url: string) => ({ class_image_url_ios: url }),
    attachment_urls: (url: string) => ({ attachment_urls: [url] }),
    documentation_urls: (url: string) => ({ documentation_urls: [url] }),
  };
  const hostile = [
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    'file:///etc/passwd',
  ];

  it.each(Object.entries(fields))('%s refuses what is no web address', async (field, bodyOf) => {
    const before = await stored();
    for (const url of hostile) {
      const { status, body } = await update(bodyOf(url));
      expect(status).toBe(422);
      expect(Object.keys(body.errors as object)).toEqual([field]);
    }
    expect(await stored()).toEqual(before);
  });

  it('may be https, or http for other fields than the stream; other text causes a warning', async () => {
    expect((await update({ stream_url: 'http://zoom.example/1' })).body.errors).toEqual({
      stream_url: 'Tautan ini harus diawali https://',
    });
    expect((await update({ stream_url: 'https://zoom.example/1' })).body.warnings).toEqual([]);
    expect((await update({ whatsapp_url: 'http://chat.example/1' })).body.warnings).toEqual([]);
    expect((await update({ whatsapp_url: 'menyusul' })).body.warnings).toEqual([
      'Peringatan : Pastikan URL yang diketik valid',
    ]);
    expect((await update({ stream_url: '', whatsapp_url: null })).body.data).toMatchObject({
      stream_url: null,
      whatsapp_url: null,
    });
  });
});

it.each([
  ['a name of 151 letters', { name: 'x'.repeat(151) }],
  ['a description of 20,001', { description: 'x'.repeat(20_001) }],
  ['a speaker of 256', { speaker: 'x'.repeat(256) }],
  ['a price beyond a billion', { price: 1_000_000_001 }],
  ['a price as text', { price: '5000' }],
  ['a quota of a fraction', { quota: 1.5 }],
  ['a day that does not exist', { class_date: '2027-02-30' }],
  ['a clock that does not exist', { start_time: '24:00' }],
  ['a null byte', { name: 'a\u0000b' }],
])('refuses %s', async (_, body) => {
  expect((await update(body)).status).toBe(422);
});

describe('the certificate template of a class (S25)', () => {
  it.each([
    ['a script as a background', { certPage1: 'javascript:alert(1)' }, 'certPage1'],
    ['a data address as a background', { certPage2: 'data:image/svg+xml,x' }, 'certPage2'],
    ['a way out of the files', { certPage1: '/files/../../etc/passwd' }, 'certPage1'],
    ['an object as a background', { certPage1: { background: '/files/x.jpg' } }, 'certPage1'],
    ['a style as a colour', { textColor: 'red;background:url(//evil.example)' }, 'textColor'],
    ['a position outside the page', { left: 101 }, 'left'],
    ['a text as a size', { fontSize: '15' }, 'fontSize'],
    ['letters as the first number', { numberPrefix: '00x' }, 'numberPrefix'],
    ['an endless suffix', { numberSuffix: '9'.repeat(61) }, 'numberSuffix'],
    ['a text as a switch', { hidePageTwo: 'yes' }, 'hidePageTwo'],
  ])('refuses %s, as an object and as JSON text', async (_, template, field) => {
    const before = await stored();
    for (const custom_certificate_template of [template, JSON.stringify(template)]) {
      const { status, body } = await update({ custom_certificate_template });
      expect(status).toBe(422);
      const errors = body.errors as Record<string, string>;
      expect(Object.keys(errors)).toEqual([`custom_certificate_template.${field}`]);
      expect(body.msg).not.toMatch(/Invalid|Too/);
    }
    expect(await stored()).toEqual(before);
  });

  it('stores only known settings', async () => {
    const template = { fontSize: 15.5, textColor: '#A52620', certPage1: null, onload: 'alert(1)', qrSize: 0 };
    expect((await update({ custom_certificate_template: template })).status).toBe(200);
    const { onload: _, ...known } = template;
    expect((await stored())?.custom_certificate_template).toEqual(known);
  });
});
