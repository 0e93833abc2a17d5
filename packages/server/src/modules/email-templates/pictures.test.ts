import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/email-templates';
import { uploadAttachment } from '@widya/contract/uploads';
import { desc, eq } from 'drizzle-orm';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import { emailTemplates } from '../../platform/database/schema/email.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import type { RenderedMail } from '../../platform/mail/transport.ts';
import { removeExpiredFiles } from '../../platform/storage/remove-expired-files.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { png } from '../../testing/sample-files.ts';
import { signedIn } from '../../testing/signed-in.ts';

const FILES_URL = 'https://berkas.widya.example';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://widya.example', FILES_URL } });
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["email"]' }));
});
afterAll(() => api.close());

async function upload(as: Actor = admin): Promise<string> {
  const form = multipart({}, [{ field: 'upload', name: 'spanduk.png', type: 'image/png', content: await png() }]);
  const { body } = await api.call(uploadAttachment, as, { body: form.body, headers: form.headers });
  return String(body.location);
}

const withPicture = (address: string) => ({
  template_name: 'Dengan gambar',
  scenario: 'GENERAL',
  subject_template: 'Kabar',
  body_template: `<p>Halo</p><img src="${address}" alt="Spanduk">`,
});
const create = (address: string, as: Actor = admin) =>
  api.call(contract.createEmailTemplate, as, { body: withPicture(address) });
const pathOf = (address: string) => address.replace(FILES_URL, '');
const fileOf = async (address: string) =>
  (
    await api.db
      .select()
      .from(files)
      .where(eq(files.key, fileKeyOf(pathOf(address)) ?? ''))
  )[0];
const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000);

it('stays with the template that shows it, without the origin of files', async () => {
  const address = await upload();
  expect(address.startsWith(FILES_URL)).toBe(true);
  const { status, body } = await create(address);
  expect(status).toBe(201);
  const { id, body_template } = body.data as { id: number; body_template: string };
  expect(body_template).toContain(`src="${pathOf(address)}"`);
  expect(await fileOf(address)).toMatchObject({ attached_to: `email-template:${id}`, temporary_until: null });
  await removeExpiredFiles(api.services, inTwoDays());
  expect(await fileOf(address)).toBeDefined();
});

it('without a template is deleted after a day, and refused in templates afterwards', async () => {
  const address = await upload();
  await removeExpiredFiles(api.services, inTwoDays());
  const rows = () => api.db.$count(emailTemplates);
  const before = await rows();
  expect(await create(address)).toMatchObject({ status: 422, body: { code: 'UPLOAD_REFUSED' } });
  expect(await rows()).toBe(before);
});

it('belongs to its uploader until its template is saved, and can be copied by everybody afterwards', async () => {
  const address = await upload();
  const other = await signedIn(api, await insertAdmin(api.db, { menu: '["email"]' }));
  expect((await create(address, other)).status).toBe(422);
  expect((await create(address)).status).toBe(201);
  expect((await create(address, other)).status).toBe(201);
});

it('has its full address in the sent mail', async () => {
  const address = await upload();
  const { subject_template: subject, body_template: content } = withPicture(address);
  await api.call(contract.sendTestEmail, admin, { body: { subject, content } });
  const sent: RenderedMail[] = [];
  const transport = { send: async (mail: RenderedMail) => void sent.push(mail), close: () => undefined };
  await sendDueMails({ ...api.services, transport, log: api.app.log as never }, 10);
  expect(sent.map(({ html }) => html)).toEqual([expect.stringContaining(`src="${address}"`)]);
});

it('accepts no other address of this server in a mail', async () => {
  await create('/v1/logout');
  await create('/files/private/rahasia/2026/x.jpg');
  const rows = await api.db
    .select({ body: emailTemplates.body_template })
    .from(emailTemplates)
    .orderBy(desc(emailTemplates.id))
    .limit(2);
  expect(rows.map(({ body }) => body)).toEqual(['<p>Halo</p>', '<p>Halo</p>']);
});
