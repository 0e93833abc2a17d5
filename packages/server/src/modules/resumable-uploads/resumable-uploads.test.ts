import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { uploadChapterFile } from '@widya/contract/chapters';
import { uploadCourseVideo } from '@widya/contract/course-uploads';
import type { EndpointFacts } from '@widya/contract/endpoint';
import * as contract from '@widya/contract/resumable-uploads';
import { uploadAttachment, uploadClassVideo, VIDEO_MAX_BYTES } from '@widya/contract/uploads';
import { eventually } from '@widya/testing/eventually';
import { asc, eq } from 'drizzle-orm';
import { cleanUp } from '../../background/clean-up.ts';
import { resumableUploads as rows } from '../../platform/database/schema/resumable-uploads.ts';
import { MOST_AT_ONCE, RESUMABLE_MS, USED_MS } from '../../platform/storage/resumable/upload-rows.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { MP4 } from '../../testing/sample-files.ts';

let t: TestApp;
let admin: Actor | null;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  admin = await t.actor('admin');
});

/** Returns a video of a megabyte by default, padded with a box that players ignore. */
function video(size = 1_048_576): Buffer {
  const padding = Buffer.alloc(size - MP4.length, 7);
  padding.writeUInt32BE(padding.length, 0);
  padding.write('free', 4, 'latin1');
  return Buffer.concat([MP4, padding]);
}

const begin = async (size: number, as = admin): Promise<string> =>
  String((await t.call(contract.beginResumableUpload, as, { headers: { 'upload-length': String(size) } })).body.id);
const send = (id: string, offset: number, body: Buffer, as = admin) =>
  t.call(contract.continueResumableUpload, as, {
    params: { id },
    headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
  });
const read = (id: string, as = admin) => t.call(contract.readResumableUpload, as, { params: { id } });
const finish = (endpoint: EndpointFacts, id: string, as = admin, key?: string) => {
  const form = multipart({ resumable_id: id, resumable_name: 'Rekaman sesi 1.mp4' }, []);
  const headers = { ...form.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  return t.call(endpoint, as, { body: form.body, headers });
};
const sentWhole = async (content: Buffer, as = admin): Promise<string> => {
  const id = await begin(content.length, as);
  expect((await send(id, 0, content, as)).status).toBe(204);
  return id;
};
const arrived = (offset: number) => ({ status: 204, headers: { 'upload-offset': String(offset) } });
const folder = () => join(t.config.dataDir, 'resumable');
/** Ids of the uploads of an account, the oldest first. */
const listed = async (as = admin) => {
  const own = await t.db
    .select({ id: rows.id })
    .from(rows)
    .where(eq(rows.owner_id, as?.id ?? 0))
    .orderBy(asc(rows.touched_at));
  return own.map(({ id }) => id);
};
const stored = async (id: string) => (await readdir(folder())).filter((name) => name.startsWith(id));
const later = (ms: number) => cleanUp({ ...t.services, clock: () => new Date(Date.now() + ms) });

describe('a video in parts', () => {
  it('continues where it stopped and is stored exactly, under its name', async () => {
    const content = video();
    const id = await begin(content.length);
    expect(await send(id, 0, content.subarray(0, 500_000))).toMatchObject(arrived(500_000));
    expect((await read(id)).body).toEqual({ offset: 500_000, size: content.length });
    expect(await send(id, 500_000, content.subarray(500_000))).toMatchObject(arrived(content.length));
    const answer = await finish(uploadClassVideo, id);
    expect(answer).toMatchObject({ status: 201, body: { name: 'Rekaman sesi 1.mp4', size: content.length } });
    const served = await t.app.inject({ url: String(answer.body.location) });
    expect(served.rawPayload.equals(content)).toBe(true);
    expect((await t.audit())[0]).toMatchObject({ code: 'UPLOAD_FILE', actor_id: admin?.id });
  });

  it('answers a client of tus with headers for location and offset', async () => {
    const begun = await t.call(contract.beginResumableUpload, admin, { headers: { 'upload-length': '1000' } });
    expect(begun.headers).toMatchObject({
      location: `/v1/upload/resumable/${begun.body.id}`,
      'tus-resumable': '1.0.0',
    });
    await send(String(begun.body.id), 0, Buffer.alloc(10));
    const authorization = `Bearer ${admin?.token}`;
    const answer = await t.app.inject({
      method: 'HEAD',
      url: String(begun.headers.location),
      headers: { authorization },
    });
    expect(answer.headers).toMatchObject({
      'upload-offset': '10',
      'upload-length': '1000',
      'cache-control': 'no-store',
    });
    expect(answer.body).toBe('');
  });

  it.each([uploadCourseVideo, uploadChapterFile])('serves $id too', async (endpoint) => {
    expect((await finish(endpoint, await sentWhole(video()))).status).toBe(201);
  });

  it('keeps what arrived before the connection broke, and continues on another one', async () => {
    const content = video();
    const id = await begin(content.length);
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const address = t.app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.write(
      `PATCH /v1/upload/resumable/${id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin?.token}\r\n` +
        `Upload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${content.length}\r\n\r\n`,
    );
    socket.write(content.subarray(0, 300_000));
    await eventually(async () => expect((await stat(join(folder(), id))).size).toBe(300_000));
    // The first connection still looks open to the server; the second one ends it.
    const rest = await send(id, 300_000, content.subarray(300_000));
    expect(rest).toMatchObject(arrived(content.length));
    socket.destroy();
    expect((await finish(uploadClassVideo, id)).status).toBe(201);
  });

  it('accepts only the next byte, and reports its offset', async () => {
    const content = video();
    const id = await begin(content.length);
    await send(id, 0, content.subarray(0, 1_000));
    for (const offset of [0, 999, 1_001])
      expect(await send(id, offset, content.subarray(offset))).toMatchObject({
        status: 409,
        body: { code: 'VERSION_CONFLICT', current: { offset: 1_000 } },
      });
    expect((await read(id)).body.offset).toBe(1_000);
  });

  it('is complete when the same part is sent concurrently', async () => {
    const content = video();
    const id = await begin(content.length);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(id, 0, content.subarray(0, 900_000))));
    expect(answers.filter(({ status }) => status !== 204 && status !== 409)).toEqual([]);
    const offset = Number((await read(id)).body.offset);
    expect((await send(id, offset, content.subarray(offset))).status).toBe(204);
    const { body } = await finish(uploadClassVideo, id);
    expect((await t.app.inject({ url: String(body.location) })).rawPayload.equals(content)).toBe(true);
  });

  it('is sent again by the same call when its answer was lost, and stored once', async () => {
    const id = await sentWhole(video());
    const first = await finish(uploadClassVideo, id, admin, 'unggahan-yang-sama');
    const again = await finish(uploadClassVideo, id, admin, 'unggahan-yang-sama');
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body.location).toBe(first.body.location);
  });

  it('is deleted when it is cancelled', async () => {
    const id = await sentWhole(video());
    expect((await t.call(contract.dropResumableUpload, admin, { params: { id } })).status).toBe(204);
    expect(await stored(id)).toEqual([]);
    expect((await read(id)).status).toBe(404);
    expect((await finish(uploadClassVideo, id)).status).toBe(404);
  });
});

describe('what is refused', () => {
  it('more than 2 GB, before anything is stored', async () => {
    const headers = { 'upload-length': String(VIDEO_MAX_BYTES + 1) };
    const answer = await t.call(contract.beginResumableUpload, admin, { headers });
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE', msg: 'Ukuran berkas maksimal 2 GB' } });
    expect(await listed()).toEqual([]);
  });

  it('more bytes than were announced', async () => {
    const id = await begin(1_000);
    expect(await send(id, 0, Buffer.alloc(1_001))).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    expect((await stat(join(folder(), id))).size).toBeLessThanOrEqual(1_000);
  });

  it('what is no MP4, and it is removed', async () => {
    const id = await sentWhole(Buffer.concat([video(), Buffer.from('<script>alert(1)</script>')]));
    const answer = await finish(uploadClassVideo, id);
    expect(answer).toMatchObject({ status: 422, body: { code: 'UPLOAD_REFUSED' } });
    expect(answer.body.msg).toEqual({ message: 'Harap hanya unggah video dengan format MP4' });
    expect(await stored(id)).toEqual([]);
  });

  it('a file of which bytes are missing, and it can still be completed', async () => {
    const content = video();
    const id = await begin(content.length);
    await send(id, 0, content.subarray(0, -1));
    const answer = await finish(uploadClassVideo, id);
    expect(answer).toMatchObject({ status: 422, body: { msg: { message: 'Berkas belum terunggah seluruhnya' } } });
    await send(id, content.length - 1, content.subarray(-1));
    expect((await finish(uploadClassVideo, id)).status).toBe(201);
  });

  it('an endpoint for small files only', async () => {
    const answer = await finish(uploadAttachment, await sentWhole(video()));
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
  });

  it('bytes where none are wanted, and JSON where bytes are', async () => {
    const headers = { 'upload-length': '5', 'content-type': 'application/offset+octet-stream' };
    const bytes = { headers, body: Buffer.from('video') };
    expect((await t.call(contract.beginResumableUpload, admin, bytes)).status).toBe(415);
    const id = await begin(5);
    const options = { params: { id }, headers: { 'upload-offset': '0' }, body: { a: 1 } };
    expect((await t.call(contract.continueResumableUpload, admin, options)).status).toBe(415);
  });
});

describe('whose it is (S11)', () => {
  it('is a matter of who began it: to everybody else it is not there', async () => {
    const content = video();
    const id = await sentWhole(content);
    for (const other of [await t.actor('admin'), await t.actor('superadmin'), await t.actor('instructor-own')]) {
      expect((await read(id, other)).status).toBe(404);
      expect((await send(id, content.length, Buffer.alloc(0), other)).status).toBe(404);
      expect((await t.call(contract.dropResumableUpload, other, { params: { id } })).status).toBe(404);
      expect((await finish(uploadChapterFile, id, other)).status).toBe(404);
    }
    expect((await finish(uploadClassVideo, id)).status).toBe(201);
  });

  it('an instructor sends videos of sub-chapters, and none of a class', async () => {
    const instructor = await t.actor('instructor-own');
    const id = await sentWhole(video(), instructor);
    expect((await finish(uploadClassVideo, id, instructor)).status).toBe(403);
    expect((await finish(uploadChapterFile, id, instructor)).status).toBe(201);
  });

  it('names no file outside of its folder', async () => {
    for (const id of ['..', `../../${'0'.repeat(32)}-5`, `${'0'.repeat(32)}-5/../x`]) {
      expect((await read(id)).status).toBe(404);
      expect((await finish(uploadClassVideo, id)).status).toBe(404);
    }
  });
});

describe('how long it is kept', () => {
  const aged = async (id: string, ms: number) => {
    const touched_at = new Date(Date.now() - ms);
    await t.db.update(rows).set({ touched_at }).where(eq(rows.id, id));
  };

  it('24 hours after its last byte', async () => {
    const id = await begin(1_000);
    await send(id, 0, Buffer.alloc(10));
    await later(RESUMABLE_MS - 60_000);
    expect((await read(id)).status).toBe(200);
    await later(RESUMABLE_MS + 60_000);
    expect((await read(id)).status).toBe(404);
  });

  it('an hour once it was used', async () => {
    const id = await sentWhole(video());
    await finish(uploadClassVideo, id);
    await later(USED_MS - 60_000);
    expect((await read(id)).status).toBe(200);
    await later(USED_MS + 60_000);
    expect((await read(id)).status).toBe(404);
  });

  it('is deleted at the next start of an upload where no job cleans up', async () => {
    const id = await begin(1_000);
    await aged(id, RESUMABLE_MS + 1_000);
    const next = await begin(1_000);
    expect(await listed()).toEqual([next]);
    expect(await stored(id)).toEqual([]);
  });

  it('at most four of an account: an inactive one is replaced, an active one is not', async () => {
    const ids = await Promise.all(Array.from({ length: MOST_AT_ONCE }, () => begin(1_000)));
    const refused = await t.call(contract.beginResumableUpload, admin, { headers: { 'upload-length': '1000' } });
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const [oldest = '', ...others] = ids;
    await aged(oldest, 11 * 60_000);
    const fifth = await begin(1_000);
    expect((await listed()).toSorted()).toEqual([...others, fifth].toSorted());
    expect(await stored(oldest)).toEqual([]);
  });
});
