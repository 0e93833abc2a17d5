import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/class-editing';
import { CLASS_FLAGS, CLASS_LINKS, CLASS_PICTURES, CLASS_TEMPLATES, CLASS_TEXTS } from '@widya/contract/class-fields';
import { emailTemplates } from '../../../platform/database/schema/email.ts';
import type { Actor } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAdmin, insertClass } from '../../../testing/fixtures.ts';
import { signedIn } from '../../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertClass>>;
let template: number;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db));
  made = await insertClass(api.db);
  const values = { template_name: 'Uji', scenario: 'ACCEPTED', subject_template: 'Uji', body_template: 'Uji' };
  template = (await api.db.insert(emailTemplates).values(values).returning())[0]?.id ?? 0;
});
afterAll(() => api.close());

const update = (body: object) => api.call(contract.updateClass, admin, { params: { code: made.code }, body });

const ADDRESS = 'https://contoh.example/a';

it.each([
  ...Object.keys(CLASS_LINKS).map((field) => [field, ADDRESS, null] as const),
  ...Object.keys(CLASS_PICTURES).map((field) => [field, ADDRESS, null] as const),
  ...Object.keys(CLASS_TEXTS).map((field) => [field, 'Teks', null] as const),
  ...Object.keys(CLASS_TEMPLATES).map((field) => [field, 'template', null] as const),
  ...Object.keys(CLASS_FLAGS).map((field) => [field, true, false] as const),
])('%s is stored as it is sent, and emptied', async (field, value, empty) => {
  const sent = value === 'template' ? template : value;
  expect((await update({ [field]: sent })).body.data).toMatchObject({ [field]: sent });
  const cleared = typeof value === 'string' && value !== 'template' ? '' : empty;
  expect((await update({ [field]: cleared })).body.data).toMatchObject({ [field]: empty });
});

it.each(Object.keys(CLASS_LINKS))('%s refuses what is no web address (S18)', async (field) => {
  const { status, body } = await update({ [field]: 'javascript:alert(1)' });
  expect({ status, fields: Object.keys(body.errors as object) }).toEqual({ status: 422, fields: [field] });
});
