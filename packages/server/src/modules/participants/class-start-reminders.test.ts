import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertTemplate } from '../../testing/examples/emails.ts';
import { insertClass, insertRegistration } from '../../testing/fixtures.ts';
import { remindOfStarts } from './class-start-reminders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.now = new Date('2026-11-20T03:00:00Z');
  await t.database.pool.query('delete from email_outbox; update classes set active = 0');
});

const run = () => remindOfStarts(t.services, null, t.app.log as never);
const later = (minutes: number) => {
  t.clock.now = new Date(t.services.clock().getTime() + minutes * 60_000);
};
/** Inserts a class that begins in this many minutes, with two accepted participants and a waiting one. */
async function classIn(minutes: number, values: Partial<typeof classes.$inferInsert> = {}) {
  const start = new Date(t.services.clock().getTime() + minutes * 60_000);
  const end_time = new Date(start.getTime() + 3_600_000);
  const row = await insertClass(t.db, {
    start_time: start,
    end_time,
    stream_url: 'https://rapat.example/x',
    ...values,
  });
  for (const status of ['ACCEPTED', 'ACCEPTED', 'WAITING'] as const)
    await insertRegistration(t.db, { class_id: row.id, status });
  return row;
}
const mails = () => t.db.select().from(emailOutbox).orderBy(emailOutbox.id);

it('two hours before a class everyone accepted is reminded, once (S40)', async () => {
  const { id: template } = await insertTemplate(t.db, {
    scenario: 'CLASS_START_REMINDER',
    subject_template: 'Segera: {{nama_kelas}}',
    body_template: '<p><a href="{{tautan_kelas}}">masuk</a></p>',
  });
  await insertTemplate(t.db, { scenario: 'CLASS_START_REMINDER', subject_template: 'Bukan ini' });
  const { id, name } = await classIn(121, { class_start_reminder_template_id: template });
  await run();
  expect(await mails()).toEqual([]);
  later(1);
  await Promise.all([run(), run()]);
  await run();
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({
    class_id: id,
    template_id: template,
    scenario: 'CLASS_START_REMINDER',
    subject: `Segera: ${name}`,
    body_html: expect.stringMatching(/<p><a href="https:\/\/rapat\.example\/x">masuk<\/a><\/p>$/),
  });
});

it('a class that is moved reminds of its new time', async () => {
  const { id } = await classIn(120);
  await run();
  const start_time = new Date(t.services.clock().getTime() + 24 * 3_600_000);
  const end_time = new Date(start_time.getTime() + 3_600_000);
  await t.db.update(classes).set({ start_time, end_time }).where(eq(classes.id, id));
  await run();
  expect(await mails()).toHaveLength(2);
  later(22 * 60);
  await run();
  expect(await mails()).toHaveLength(4);
});

it('without a template of its own the reminder of the class is used (D49)', async () => {
  const { id: reminder } = await insertTemplate(t.db, {
    scenario: 'REMINDER',
    subject_template: 'Ingat {{kode_kelas}}',
  });
  const { code } = await classIn(119, { reminder_template_id: reminder });
  await run();
  expect((await mails())[0]).toMatchObject({ template_id: reminder, subject: `Ingat ${code}` });
});

it.each([
  ['is hidden', 119, { active: 0 as const }],
  ['is no longer open', 119, { publish_status: 'HIDDEN' as const }],
  ['is permanent', 119, { permanent: true }],
  ['begins too soon for it', 80, {}],
  ['is far away', 300, {}],
])('a class that %s reminds nobody', async (_, minutes, values) => {
  await classIn(minutes, values);
  await run();
  expect(await mails()).toEqual([]);
});
