import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClassPreviewInput, CoursePreviewInput, EventPreviewInput } from '@widya/contract/site/preview';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertCourse, insertInstructor } from '../../testing/fixtures.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { signedIn } from '../../testing/signed-in.ts';

/** A site that shows what it was given to preview. */
const BUNDLE = `export const entry = { module: { respond: async (_bundle, request, site) =>
  Response.json({ method: request.method, preview: site.preview }) } };`;

const TYPED: ClassPreviewInput = {
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
  quota: 20,
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
  taken: 15,
  now: '2026-12-01T00:00:00.000Z',
};

const TYPED_EVENT: EventPreviewInput = {
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
  color_dark: null,
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
  now: '2026-12-01T00:00:00.000Z',
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

const look = (typed: unknown, headers: Record<string, string>) =>
  t.app.inject({
    method: 'POST',
    url: '/situs/pratinjau',
    payload: new URLSearchParams({ isi: JSON.stringify(typed) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('the preview of a class', () => {
  it('shows staff what is typed, as if it were published, in a frame of our own only', async () => {
    const page = await look(TYPED, { cookie });
    expect(page.statusCode).toBe(200);
    const { method, preview } = page.json();
    expect(method).toBe('GET');
    expect(preview.found).toMatchObject({
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

  it('shows the moment that is asked for', async () => {
    const page = await look({ ...TYPED, now: '2026-12-05T05:00:00.000Z' }, { cookie });
    expect(page.json().preview.found.state).toBe('OVER');
  });

  it('shows an event, too', async () => {
    const { preview } = (await look(TYPED_EVENT, { cookie })).json();
    expect(preview).toMatchObject({ kind: 'event', found: { description: '<b>Baik</b>' } });
    expect(preview.found.sessions).toMatchObject([{ state: 'FEW', places_left: 10 }]);
  });

  it('shows a course with its saved chapters, to those who edit courses', async () => {
    const { course_code: code } = await insertCourse(t.db, { active: 0 });
    const typed: CoursePreviewInput = {
      kind: 'course',
      code,
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
    const { preview } = (await look(typed, { cookie })).json();
    expect(preview).toMatchObject({ kind: 'course', found: { code, title: 'Judul Baru', topic: 'Bahasa' } });
    const { token } = await signedIn(t, await insertInstructor(t.db));
    expect((await look(typed, { cookie: `token=${token}` })).statusCode).toBe(403);
    expect((await look({ ...typed, code: 'TIDAKADA' }, { cookie })).statusCode).toBe(404);
  });

  it('is nobody else’s', async () => {
    const { token } = await proveAddress(t.db, 'peserta@uji.example');
    const others = [{}, { cookie: 'token=lain' }, { cookie: `token=${token}` }, { cookie: `widya_bukti=${token}` }];
    for (const headers of others) expect((await look(TYPED, headers as Record<string, string>)).statusCode).toBe(401);
  });

  it('takes nothing but a class', async () => {
    for (const typed of [null, {}, { ...TYPED, price: -1 }])
      expect((await look(typed, { cookie })).statusCode).toBe(422);
  });
});
