import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import * as mails from '@widya/contract/email-broadcasts';
import { eq } from 'drizzle-orm';
import { complaints } from '../../platform/database/schema/forms.ts';
import { runTask } from '../../platform/jobs/engine/run-task.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertComplaint } from '../../testing/examples/complaints.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { broadcastKind } from '../email-broadcasts/broadcast-kind.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["email"]', name: 'Petugas Aduan' }));
});
beforeEach(() => {
  api.clock.now = new Date();
});
afterAll(() => api.close());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Replies to a complaint by mail to the given addresses. */
async function answer(complaint_id: number, recipients: readonly string[]) {
  const body = {
    subject: 'Jawaban aduan',
    content: `<p>Sudah kami periksa ${complaint_id}.</p>`,
    recipients,
    complaint_id,
  };
  const sent = await api.call(mails.sendEmail, admin, { body });
  expect(sent.status).toBe(202);
  return { task: Number(sent.body.job_id), id: (sent.body.data as { id: number }).id };
}

/** Runs the worker after the minute in which a mail can be recalled. */
async function workLater(task: number) {
  api.clock.now = new Date(api.services.clock().getTime() + 61_000);
  await runTask(api.services, [broadcastKind], { task }, log);
}

const stateOf = async (id: number) => (await api.db.select().from(complaints).where(eq(complaints.id, id)))[0];

it('records author and time of a reply once the mail cannot be recalled any more', async () => {
  const { id, email } = await insertComplaint(api.db, { email: 'Pengadu.Satu@uji.example' });
  const { task } = await answer(id, [email]);
  expect(await stateOf(id)).toMatchObject({ status: 'NEW', replied_at: null });
  await workLater(task);
  expect(await stateOf(id)).toMatchObject({
    status: 'IN_PROGRESS',
    replied_at: api.clock.now,
    replied_by: 'Petugas Aduan',
    version: 2,
  });
});

it('stays new when the mail is recalled, or is only sent to another person', async () => {
  const { id, email } = await insertComplaint(api.db, { email: 'pengadu.dua@uji.example' });
  const recalled = await answer(id, [email]);
  expect((await api.call(mails.recallEmailBroadcast, admin, { params: { id: recalled.id } })).status).toBe(200);
  await workLater(recalled.task);
  const other = await answer(id, ['rekan@uji.example']);
  await workLater(other.task);
  expect(await stateOf(id)).toMatchObject({ status: 'NEW', replied_at: null, version: 1 });
});

it('is not reopened by another reply', async () => {
  const { id, email } = await insertComplaint(api.db, { email: 'pengadu.tiga@uji.example', status: 'RESOLVED' });
  await workLater((await answer(id, [email])).task);
  expect(await stateOf(id)).toMatchObject({ status: 'RESOLVED', replied_by: 'Petugas Aduan' });
});
