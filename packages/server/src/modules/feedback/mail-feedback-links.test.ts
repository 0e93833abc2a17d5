import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { readFeedbackForm, sendFeedback } from '@widya/contract/feedback';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { ratings } from '../../testing/examples/feedback.ts';
import { insertClass, insertRegistration } from '../../testing/fixtures.ts';
import { mailFeedbackLinks } from './mail-feedback-links.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.now = new Date('2026-11-20T03:00:00Z');
  await t.database.pool.query('delete from email_outbox; update classes set active = 0');
});

const run = () => mailFeedbackLinks(t.services, null, t.app.log as never);
const mails = () => t.db.select().from(emailOutbox).orderBy(emailOutbox.id);
const ago = (minutes: number) => new Date(t.services.clock().getTime() - minutes * 60_000);
const endedBefore = (minutes: number, values: object = {}) =>
  insertClass(t.db, { start_time: ago(minutes + 60), end_time: ago(minutes), ...values });

it('an hour after a class everyone accepted gets a link of their own, once', async () => {
  const of = await endedBefore(59);
  for (const status of ['ACCEPTED', 'ACCEPTED', 'REJECTED'] as const)
    await insertRegistration(t.db, { class_id: of.id, status });
  await run();
  expect(await mails()).toEqual([]);
  t.clock.now = new Date('2026-11-20T03:01:00Z');
  await Promise.all([run(), run()]);
  await run();
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ class_id: of.id, scenario: 'FEEDBACK', subject: `Bagaimana kelas ${of.name}?` });
  const token = /\/umpan-balik\/([\w-]+)/.exec(sent[0]?.body_html ?? '')?.[1] ?? '';
  expect(sent[1]?.body_html).not.toContain(token);
  const form = () => t.call(readFeedbackForm, null, { params: { token } });
  expect((await form()).body).toMatchObject({ class_name: of.name, state: 'open', given: null });
  await t.call(sendFeedback, null, { body: { token, ...ratings(5), mekanisme_jelas: 2 } });
  expect((await form()).body).toMatchObject({ state: 'sent', given: { mean: 4.5, average: 3.67 } });
});

it('mails nobody of hidden, permanent or long ended classes, and nobody who has sent feedback', async () => {
  const classes = [
    await endedBefore(90, { publish_status: 'HIDDEN', active: 0 }),
    await endedBefore(90, { permanent: true }),
    await endedBefore(14 * 60),
  ];
  for (const { id: class_id } of classes) await insertRegistration(t.db, { class_id });
  await run();
  expect(await mails()).toEqual([]);
});

it('opens no form by a token that was not signed here', async () => {
  expect(await t.call(readFeedbackForm, null, { params: { token: 'palsu' } })).toMatchObject({
    status: 404,
    body: { msg: 'Tautan umpan balik ini tidak berlaku' },
  });
});
