import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { events } from '../../platform/database/schema/events.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import type { RenderedMail } from '../../platform/mail/transport.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { VISITOR } from '../../testing/examples/public.ts';
import { insertClass, insertCourse, insertTopic } from '../../testing/fixtures.ts';
import { registerVisitor } from '../../testing/register-visitor.ts';
import { mailPoster } from './mail-poster.ts';

const FILE = `/files/public/class-images/2026/${'a'.repeat(32)}.jpg`;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://widya.example' } });
});
afterAll(() => api.close());

const ofClass = async (values: Parameters<typeof insertClass>[1]) =>
  mailPoster(api.db, { kind: 'class', id: (await insertClass(api.db, values)).id });

it('a mail about a class contains its poster by its full address', async () => {
  const topic = await insertTopic(api.db);
  const { code } = await insertClass(api.db, { price: 0, topic_code: topic.code });
  await registerVisitor(api, code, { ...VISITOR, email: 'poster@uji.example' });
  const sent: RenderedMail[] = [];
  const transport = { send: async (mail: RenderedMail) => void sent.push(mail), close: () => undefined };
  await sendDueMails({ ...api.services, transport, log: api.app.log as never }, 10);
  const [mail] = sent.filter(({ to, subject }) => to.address === 'poster@uji.example' && /diterima/.test(subject));
  const address = `https://widya.example/poster/${code}.png?bentuk=kartu&amp;topik=${topic.code}`;
  expect(mail?.html).toContain(`<img src="${address}" alt="" width="560" height="336"`);
  expect(mail?.text).not.toContain('/poster/');
});

it('is the uploaded one where there is one, also of a draft', async () => {
  const uploaded = { src: FILE, width: 280, height: 280 };
  expect(await ofClass({ class_image_url: FILE, publish_status: 'DRAFT' })).toEqual(uploaded);
});

it('is the generated one when the record has no picture', async () => {
  expect(await ofClass({ class_image_url: 'belum ada' })).toMatchObject({ width: 560, height: 336 });
});

it('has the colour of the topic that a course is filed under', async () => {
  const topic = await insertTopic(api.db, { name: 'Menulis Naskah Panggung' });
  const course = await insertCourse(api.db, { category: ['menulis naskah panggung', 'Sastra'] });
  const poster = await mailPoster(api.db, { kind: 'course', id: course.id });
  expect(poster?.src).toBe(`/poster/${course.course_code}.png?bentuk=kartu&topik=${topic.code}`);
});

it('is the banner of an event, which is twice as wide as high', async () => {
  const values = { name: 'Gelar Wicara', event_url: 'gelar-wicara-uji', event_icon_url: FILE };
  const [event] = await api.db
    .insert(events)
    .values({ ...values, event_banner_url: FILE })
    .returning();
  const owner = { kind: 'event', id: event?.id ?? 0 } as const;
  expect(await mailPoster(api.db, owner)).toEqual({ src: FILE, width: 560, height: 280 });
  await api.db.update(events).set({ event_banner_url: null }).where(eq(events.id, owner.id));
  expect(await mailPoster(api.db, owner)).toEqual({ src: FILE, width: 280, height: 280 });
});

it('is empty for a deleted record', async () => {
  expect(await mailPoster(api.db, { kind: 'class', id: 999_999 })).toBeNull();
});
