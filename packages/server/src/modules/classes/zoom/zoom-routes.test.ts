import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClass, updateClass } from '@widya/contract/class-editing';
import { deleteClass } from '@widya/contract/classes';
import * as contract from '@widya/contract/zoom';
import { eq } from 'drizzle-orm';
import { cleanUp } from '../../../background/clean-up.ts';
import { classes, zoomMeetings } from '../../../platform/database/schema/classes.ts';
import type { Services } from '../../../platform/http/services.ts';
import type { Actor } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { classBody } from '../../../testing/examples/class-editing.ts';
import { type FakeZoom, startFakeZoom } from '../../../testing/fake-zoom.ts';
import { insertAdmin, insertClass, insertDefaultTopic } from '../../../testing/fixtures.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { syncMeeting } from './sync-meeting.ts';

let zoom: FakeZoom;
let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertClass>>;
const queued: unknown[] = [];
const jobs: Services['jobs'] = { enqueue: async (_name, data) => String(queued.push(data)) };

beforeAll(async () => {
  zoom = await startFakeZoom();
  api = await createTestApp({ env: zoom.env, services: { jobs } });
  await insertDefaultTopic(api.db);
  admin = await signedIn(api, await insertAdmin(api.db));
});
afterAll(async () => {
  await api.close();
  await zoom.close();
});
beforeEach(async () => {
  made = await insertClass(api.db);
  queued.length = 0;
  zoom.calls.length = 0;
  zoom.refuse = null;
});

const START = '2027-01-09T02:00:00Z';
const body = (values: object = {}) => ({
  class_code: made.code,
  name: made.name,
  start_time: START,
  duration: 90,
  ...values,
});
const generate = (values: object = {}, as = admin) => api.call(contract.generateZoomLink, as, { body: body(values) });
const stored = async (id = made.id) => (await api.db.select().from(classes).where(eq(classes.id, id)))[0];
const work = async () => {
  for (const job of queued.splice(0)) await syncMeeting(api.services, job);
};
const update = (values: object) => api.call(updateClass, admin, { params: { code: made.code }, body: values });

describe('creating a meeting', () => {
  it('requests a meeting in WIB and saves link and passcode in the class', async () => {
    const { status, body: answer } = await generate();
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      created: true,
      passcode: 'a1b2c3',
      stream_url: expect.stringContaining('zoom.example'),
    });
    expect(zoom.calls).toEqual([
      {
        method: 'POST',
        path: '/v2/users/tuan-1%40widya.example/meetings',
        body: { topic: made.name, type: 2, start_time: START, duration: 90, timezone: 'Asia/Jakarta' },
      },
    ]);
    expect(await stored()).toMatchObject({
      zoom_id: answer.zoom_id,
      stream_url: answer.stream_url,
      stream_type: 'Zoom',
    });
    expect(zoom.tokens).toBe(1);
    expect(JSON.stringify([await api.audit(), api.lines])).not.toMatch(/zoom-rahasia|zoom-token|a1b2c3/);
  });

  it('creates one meeting for five concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.zoom_id)).size).toBe(1);
    expect(zoom.calls).toHaveLength(1);
  });

  it('deletes the meeting again when the class cannot be saved', async () => {
    const before = zoom.meetings.size;
    await api.database.pool.query(`alter table audit_log add constraint refuse_all check (code = 'X') not valid`);
    try {
      expect((await generate()).status).toBe(422);
    } finally {
      await api.database.pool.query('alter table audit_log drop constraint refuse_all');
    }
    expect(zoom.meetings.size).toBe(before);
    expect((await stored())?.zoom_id).toBeNull();
  });

  it.each([
    ['no name', { name: '' }],
    ['no start', { start_time: null }],
    ['no duration', { duration: undefined }],
    ['an end before the start', { duration: 0 }],
  ])('refuses %s', async (_, values) => {
    const answer = await generate(values);
    expect(answer).toMatchObject({
      status: 422,
      body: { msg: 'Pastikan waktu mulai, waktu selesai dan nama kelas telah diisi' },
    });
  });

  it('rotates to the next host at the daily limit, and reports when all have reached it', async () => {
    zoom.refuse = ({ path }) => (path.includes('tuan-1') ? { status: 429, body: { code: 429 } } : null);
    expect((await generate()).status).toBe(201);
    zoom.refuse = () => ({ status: 429, body: { code: 429 } });
    made = await insertClass(api.db);
    const full = await generate();
    expect(full).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', msg: expect.stringContaining('07.00 WIB') },
    });
  });

  it.each([
    [{ status: 401, body: { code: 124, message: 'Invalid access token.' } }, 422, 'kredensial'],
    [{ status: 404, body: { code: 1001, message: 'User does not exist' } }, 422, 'Pengguna Zoom'],
    [{ status: 400, body: { code: 300, message: 'Invalid start time' } }, 422, 'Invalid start time'],
    [{ status: 502 }, 503, 'tidak dapat dihubungi'],
    ['cut' as const, 503, 'tidak dapat dihubungi'],
  ])('reports %j in Indonesian', async (refusal, status, message) => {
    zoom.refuse = () => refusal;
    const answer = await generate();
    expect(answer.status).toBe(status);
    expect(answer.body.msg).toContain(message);
    expect((await stored())?.zoom_id).toBeNull();
  });

  it('reports that Zoom is not configured', async () => {
    const bare = await createTestApp();
    const own = await signedIn(bare, await insertAdmin(bare.db));
    const answer = await bare.call(contract.generateZoomLink, own, { body: body({ class_code: undefined }) });
    await bare.close();
    expect(answer).toMatchObject({ status: 503, body: { code: 'NOT_READY', msg: 'Zoom belum dikonfigurasi' } });
  });
});

describe('a class with a meeting', () => {
  it('is locked to its link until it is unlinked, which deletes the meeting', async () => {
    const { zoom_id } = (await generate()).body;
    const other = await update({ stream_url: 'https://meet.example/x' });
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'LOCKED_FIELD', errors: { stream_url: expect.any(String) } },
    });
    expect((await update({ zoom_id: '123' })).status).toBe(422);
    expect((await update({ zoom_id: null, stream_url: null })).status).toBe(200);
    expect(await stored()).toMatchObject({ zoom_id: null, zoom_passcode: null, stream_url: null });
    await work();
    expect(zoom.meetings.has(String(zoom_id))).toBe(false);
  });

  it('moves its meeting with it, and sends Zoom no other changes', async () => {
    const { zoom_id } = (await generate()).body;
    await update({ speaker: 'Pengajar', price: 1 });
    expect(queued).toEqual([]);
    await update({ start_time: '2027-02-01T03:00:00Z', end_time: '2027-02-01T05:30:00Z' });
    await work();
    await work();
    expect(zoom.meetings.get(String(zoom_id))).toMatchObject({ start_time: '2027-02-01T03:00:00Z', duration: 150 });
  });

  it('displays the refusal of Zoom to staff until it succeeds', async () => {
    await generate();
    zoom.refuse = () => ({ status: 404, body: { code: 3001, message: 'Meeting does not exist' } });
    await update({ name: 'Nama Lain' });
    const [job] = queued;
    await expect(syncMeeting(api.services, job)).rejects.toThrow();
    expect((await stored())?.zoom_problem).toContain('tidak ditemukan');
    zoom.refuse = null;
    await work();
    expect((await stored())?.zoom_problem).toBeNull();
  });

  it('deletes its meeting when it is deleted permanently', async () => {
    const { zoom_id } = (await generate()).body;
    await api.call(deleteClass, admin, { params: { code: made.code } });
    await work();
    expect(zoom.meetings.has(String(zoom_id))).toBe(false);
    await syncMeeting(api.services, { remove: String(zoom_id) });
  });
});

describe('a class that is not saved yet', () => {
  it('accepts the meeting created for it, but not that of another account', async () => {
    const { zoom_id } = (await generate({ class_code: undefined })).body;
    const other = await signedIn(api, await insertAdmin(api.db));
    const create = (as: Actor) => api.call(createClass, as, { body: { ...classBody(), zoom_id } });
    expect((await create(other)).body.errors).toEqual({ zoom_id: expect.any(String) });
    const answer = await create(admin);
    expect(answer.body.data).toMatchObject({
      zoom_id,
      zoom_passcode: 'a1b2c3',
      stream_url: expect.stringContaining('zoom'),
    });
    expect((await create(admin)).status).toBe(422);
  });

  it('leaves no meeting behind when it is never saved', async () => {
    const { zoom_id } = (await generate({ class_code: undefined })).body;
    await cleanUp({ ...api.services, clock: () => new Date(Date.now() + 25 * 3_600_000) });
    expect(zoom.meetings.has(String(zoom_id))).toBe(false);
    expect(
      await api.db
        .select()
        .from(zoomMeetings)
        .where(eq(zoomMeetings.id, String(zoom_id))),
    ).toEqual([]);
  });
});
