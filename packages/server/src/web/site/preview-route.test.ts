import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClassPreviewInput, CoursePreviewInput, EventPreviewInput } from '@widya/contract/site/preview';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  insertAdmin,
  insertClass,
  insertCourse,
  insertInstructor,
  insertRegistration,
} from '../../testing/fixtures.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { signedIn } from '../../testing/signed-in.ts';

/** Fake site that responds with the preview it received. */
const BUNDLE = `export const entry = { module: { respond: async (_bundle, request, site) =>
  Response.json({ method: request.method, path: new URL(request.url).pathname, preview: site.preview }) } };`;

const CLASS_INPUT: ClassPreviewInput = {
  kind: 'class',
  code: '',
  name: 'Belum Disimpan',
  topic: { code: 'SUNTING', name: 'Penyuntingan' },
  permanent: false,
  start_time: '2026-12-05T02:00:00.000Z',
  end_time: '2026-12-05T04:30:00.000Z',
  display_time: [],
  price: 150_000,
  full_price: null,
  registration_opens: null,
  registration_closes: '2026-12-04T10:00:00.000Z',
  quota: 5,
  stream_type: 'Zoom',
  speaker: null,
  narasumber_instead_of_pengajar: false,
  instructors: [],
  description: '<p>Baik</p><script>alert(1)</script>',
  what_to_learn: [],
  image_url: null,
  has_final_test: false,
  has_materials: false,
  recordings: [],
  feedback: { average: null, feedback_count: 0, reviews: [], questions: [] },
  online_payment: true,
  inside: {
    stream_url: 'https://rapat.example/kelas',
    zoom_passcode: null,
    group_url: null,
    material_urls: ['https://berkas.example/salindia.pdf'],
    recordings: [{ title: 'Hari 1', url: 'https://video.example/1' }],
    question_end_time: '2026-12-06T00:00:00.000Z',
  },
  page: 'record',
  now: '2026-12-01T00:00:00.000Z',
};

const EVENT_INPUT: EventPreviewInput = {
  kind: 'event',
  event_url: 'belum-disimpan',
  name: 'Acara Belum Disimpan',
  type: 'Webinar',
  venue: '',
  short_description: '',
  description: '<b onclick="x()">Baik</b>',
  banner_url: null,
  icon_url: null,
  color_primary: null,
  color_dark: '#123456',
  layout: 'Layout2',
  start_time: null,
  end_time: null,
  visitor_fields: [],
  sessions: [
    {
      id: 0,
      name: 'Acara',
      description: '',
      speaker: '',
      banner_url: null,
      start_time: null,
      end_time: null,
      price: 0,
      online_payment: false,
      is_online: true,
      quota: 10,
      allow_registration: true,
    },
  ],
  inside: { stream_url: 'https://rapat.example/acara', stream_type: 'Zoom' },
  page: 'record',
  now: '2026-12-01T00:00:00.000Z',
};

const COURSE_INPUT: Omit<CoursePreviewInput, 'code'> = {
  kind: 'course',
  page: 'record',
  title: 'Judul Baru',
  price: 50_000,
  struck_price: null,
  course_image_url: null,
  preview_video_url: null,
  description: '',
  what_to_learn: ['Satu'],
  category: ['Bahasa'],
  gives_certificate: true,
};

let t: TestApp;
let cookie = '';
beforeAll(async () => {
  t = await createTestApp();
  const folder = join(t.config.webRoot, 'site/server');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.js'), BUNDLE);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  cookie = `token=${(await signedIn(t, await insertAdmin(t.db))).token}`;
});
afterAll(() => t.close());

const postPreview = (input: unknown, headers: Record<string, string>) =>
  t.app.inject({
    method: 'POST',
    url: '/situs/pratinjau',
    payload: new URLSearchParams({ isi: JSON.stringify(input) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('the preview of a class', () => {
  it('shows staff the unsaved values as if published, and only in a frame of our own', async () => {
    const page = await postPreview(CLASS_INPUT, { cookie });
    expect(page.statusCode).toBe(200);
    const { method, preview } = page.json();
    expect(method).toBe('GET');
    expect(preview.record).toMatchObject({
      name: 'Belum Disimpan',
      state: 'FEW',
      places_left: 5,
      description: '<p>Baik</p>',
      own_label: null,
    });
    expect(decodeURIComponent(preview.drawn.square)).toContain('#0d3c66');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('shows the seats that remain after the waiting list, without people whose address is unconfirmed', async () => {
    const { id: class_id, code } = await insertClass(t.db);
    const confirm_by = new Date(Date.parse(CLASS_INPUT.now) + 3_600_000);
    for (const changes of [
      { status: 'ACCEPTED' },
      { status: 'WAITING' },
      { status: 'PENDING' },
      { status: 'PENDING', confirm_by },
      { status: 'REJECTED' },
    ] as const)
      await insertRegistration(t.db, { class_id, ...changes });
    const left = async (quota: number | null) =>
      (await postPreview({ ...CLASS_INPUT, code, quota }, { cookie })).json().preview.record.places_left;
    expect([await left(5), await left(3), await left(1), await left(null)]).toEqual([2, 0, 0, null]);
  });

  it('shows the requested moment', async () => {
    const page = await postPreview({ ...CLASS_INPUT, now: '2026-12-05T05:00:00.000Z' }, { cookie });
    expect(page.json().preview.record.state).toBe('OVER');
  });

  it('shows the form of a new participant, as long as registration is open', async () => {
    const at = async (now: string) => (await postPreview({ ...CLASS_INPUT, page: 'register', now }, { cookie })).json();
    const { path, preview } = await at('2026-12-01T00:00:00.000Z');
    expect(path).toBe('/situs/pratinjau/daftar');
    expect(preview).toMatchObject({
      page: 'register',
      form: { class: { name: 'Belum Disimpan', state: 'FEW' }, person: { full_name: '', email: 'nama@contoh.id' } },
    });
    // The site, too, leads from the form to the page of a class that takes no registrations.
    const closed = await at('2026-12-04T11:00:00.000Z');
    expect([closed.path, closed.preview.page]).toEqual(['/situs/pratinjau', 'record']);
  });

  it('shows the ticket of an invented participant at each moment', async () => {
    const ticketAt = async (now: string) => {
      const { path, preview } = (await postPreview({ ...CLASS_INPUT, page: 'ticket', now }, { cookie })).json();
      expect(path).toBe('/situs/pratinjau/tiket');
      return preview.ticket;
    };
    expect(await ticketAt('2026-12-04T02:00:00.000Z')).toMatchObject({
      full_name: 'Nama Peserta',
      name: 'Belum Disimpan',
      status: 'ACCEPTED',
      payment: { state: 'paid', amount: 150_000 },
      join: { url: null, opens_at: '2026-12-05T00:00:00.000Z' },
      materials: [{ title: 'salindia.pdf' }],
      recordings: [],
      feedback: null,
    });
    expect(await ticketAt('2026-12-05T01:00:00.000Z')).toMatchObject({ join: { url: 'https://rapat.example/kelas' } });
    expect(await ticketAt('2026-12-05T05:30:00.000Z')).toMatchObject({
      join: null,
      recordings: [{ title: 'Hari 1' }],
      feedback: { done: false },
      can_withdraw: false,
    });
  });

  it('shows the feedback form once the class is over, with a question until its deadline', async () => {
    const formAt = async (now: string) =>
      (await postPreview({ ...CLASS_INPUT, page: 'feedback', now }, { cookie })).json().preview.form;
    expect(await formAt('2026-12-05T03:00:00.000Z')).toMatchObject({ state: 'early' });
    expect(await formAt('2026-12-05T05:30:00.000Z')).toMatchObject({ state: 'open', takes_questions: true });
    expect(await formAt('2026-12-07T00:00:00.000Z')).toMatchObject({ state: 'open', takes_questions: false });
  });

  it('shows that a permanent class without a deadline takes questions', async () => {
    const inside = { ...CLASS_INPUT.inside, question_end_time: null };
    const times = { permanent: true, start_time: null, end_time: null, registration_closes: null };
    const pageOf = async (page: 'ticket' | 'feedback') =>
      (await postPreview({ ...CLASS_INPUT, ...times, inside, page }, { cookie })).json().preview;
    expect(await pageOf('ticket')).toMatchObject({ ticket: { takes_questions: true, questions_until: null } });
    expect(await pageOf('feedback')).toMatchObject({ form: { takes_questions: true } });
  });

  it('shows the form and the ticket of an event', async () => {
    const pageOf = async (page: string, input = EVENT_INPUT) =>
      (await postPreview({ ...input, page }, { cookie })).json();
    expect(await pageOf('register')).toMatchObject({
      path: '/situs/pratinjau/daftar',
      preview: { kind: 'event', event: { name: 'Acara Belum Disimpan' } },
    });
    const sessions = EVENT_INPUT.sessions.map((session) => ({ ...session, allow_registration: false }));
    expect((await pageOf('register', { ...EVENT_INPUT, sessions })).path).toBe('/situs/pratinjau');
    expect((await pageOf('ticket')).preview.ticket).toMatchObject({
      kind: 'event',
      full_name: 'Nama Peserta',
      stream_type: 'Zoom',
      join: { url: null },
    });
  });

  it('shows the page of an event', async () => {
    const { preview } = (await postPreview(EVENT_INPUT, { cookie })).json();
    expect(preview).toMatchObject({
      kind: 'event',
      record: { description: '<b>Baik</b>', layout: 'Layout2', tones: { deep: '#123456' } },
    });
    expect(preview.record.sessions).toMatchObject([{ state: 'FEW', places_left: 10 }]);
  });

  it('is refused without a session of staff', async () => {
    const { token } = await proveAddress(t.db, 'peserta@uji.example');
    const others = [{}, { cookie: 'token=lain' }, { cookie: `token=${token}` }, { cookie: `widya_bukti=${token}` }];
    for (const headers of others)
      expect((await postPreview(CLASS_INPUT, headers as Record<string, string>)).statusCode).toBe(401);
  });

  it('refuses invalid input', async () => {
    for (const input of [null, {}, { ...CLASS_INPUT, price: -1 }, { ...EVENT_INPUT, page: 'feedback' }])
      expect((await postPreview(input, { cookie })).statusCode).toBe(422);
  });
});

describe('the preview of a course', () => {
  const inputOfSavedCourse = async (): Promise<CoursePreviewInput> => {
    const { course_code: code } = await insertCourse(t.db, { active: 0, price: 10_000 });
    return { ...COURSE_INPUT, code };
  };

  it('shows a hidden one with its saved chapters, to those who edit courses', async () => {
    const input = await inputOfSavedCourse();
    const { preview } = (await postPreview(input, { cookie })).json();
    expect(preview).toMatchObject({
      kind: 'course',
      record: { code: input.code, title: 'Judul Baru', topic: 'Bahasa' },
    });
    const { token } = await signedIn(t, await insertInstructor(t.db));
    for (const page of ['record', 'register', 'ticket']) {
      expect((await postPreview({ ...input, page }, { cookie: `token=${token}` })).statusCode).toBe(403);
      expect((await postPreview({ ...input, page, code: 'TIDAKADA' }, { cookie })).statusCode).toBe(404);
    }
    expect((await postPreview({ ...input, page: 'feedback' }, { cookie })).statusCode).toBe(422);
  });

  it('shows the form of a new participant, at the unsaved price', async () => {
    const input = await inputOfSavedCourse();
    const { path, preview } = (
      await postPreview({ ...input, page: 'register', struck_price: 90_000 }, { cookie })
    ).json();
    expect(path).toBe('/situs/pratinjau/daftar');
    expect(preview).toMatchObject({
      page: 'register',
      kind: 'course',
      form: {
        course: { code: input.code, title: 'Judul Baru', price: 50_000, struck_price: 90_000 },
        open: true,
        registration: null,
        email: 'nama@contoh.id',
        prefill: { full_name: '', date_of_birth: null },
      },
    });
  });

  it('shows the ticket of an invented participant, paid where the course costs something', async () => {
    const input = await inputOfSavedCourse();
    const ticketAt = async (price: number) => {
      const { path, preview } = (await postPreview({ ...input, page: 'ticket', price }, { cookie })).json();
      expect(path).toBe('/situs/pratinjau/tiket');
      return preview.ticket;
    };
    expect(await ticketAt(50_000)).toMatchObject({
      kind: 'course',
      code: input.code,
      name: 'Judul Baru',
      full_name: 'Nama Peserta',
      status: 'ACCEPTED',
      label: 'TELAH BAYAR',
      payment: { state: 'paid', amount: 50_000 },
      progress: 0,
      can_withdraw: true,
    });
    expect(await ticketAt(0)).toMatchObject({ label: 'TERDAFTAR', payment: null });
  });
});
