import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { uploadAttachment } from '@widya/contract/uploads';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { PDF } from '../../testing/sample-files.ts';
import { files } from '../database/schema/platform.ts';
import { s3Storage } from '../storage/s3-storage.ts';
import type { Storage } from '../storage/storage.ts';

/** Status of all responses of the fake bucket; 0 closes the connection without a response. */
let status = 200;
let bucket: Server;
let api: TestApp;
let admin: Actor | null;
let put: Storage['put'];
const removed: string[] = [];

beforeAll(async () => {
  bucket = createServer((request, response) => {
    request.resume().once('end', () => (status === 0 ? request.socket.destroy() : response.writeHead(status).end()));
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const storage: Storage = {
    put: (...parts) => put(...parts),
    open: async () => null,
    stat: async () => null,
    remove: async (key) => void removed.push(key),
    check: async () => undefined,
  };
  api = await createTestApp({ services: { storage } });
});
afterAll(async () => {
  await api.close();
  bucket.closeAllConnections();
  bucket.close();
});
beforeEach(async () => {
  admin = await api.actor('admin');
  removed.length = 0;
});

const upload = () => {
  const form = multipart({}, [{ field: 'upload', name: 'materi.pdf', type: 'application/pdf', content: PDF }]);
  return api.call(uploadAttachment, admin, { body: form.body, headers: form.headers });
};

const nothingIsLeft = async (): Promise<void> => {
  expect(await api.db.select().from(files)).toEqual([]);
  expect(await readdir(join(api.config.dataDir, 'tmp'))).toEqual([]);
  expect(removed).toHaveLength(1);
};

const BUCKET = { bucket: 'widya', region: 'us-east-1', forcePathStyle: true, accessKeyId: 'a', secretAccessKey: 'b' };

describe('a file that cannot be stored gets a message of its own and leaves nothing behind', () => {
  it.each(['ENOSPC', 'EDQUOT'])('on a full disk (%s)', async (code) => {
    put = () => Promise.reject(Object.assign(new Error(`${code}: write /srv/widya`), { code }));
    const answer = await upload();
    expect(answer).toMatchObject({
      status: 507,
      body: {
        code: 'STORAGE_FULL',
        msg: { message: expect.stringContaining('penuh') },
        request_id: expect.any(String),
      },
    });
    expect(answer.text).not.toContain('/srv');
    await nothingIsLeft();
  });

  it.each([
    [403, 502, 'STORAGE_FAILED', 'tidak diizinkan'],
    [404, 502, 'STORAGE_FAILED', 'tidak diizinkan'],
    [500, 503, 'STORAGE_FAILED', 'sedang bermasalah'],
    [503, 503, 'STORAGE_FAILED', 'sedang bermasalah'],
    [507, 507, 'STORAGE_FULL', 'penuh'],
    [0, 503, 'STORAGE_FAILED', 'sedang bermasalah'],
  ])('by a bucket that answers %s', async (answers, expected, code, message) => {
    status = answers;
    const { port } = bucket.address() as AddressInfo;
    ({ put } = await s3Storage({ ...BUCKET, endpoint: `http://127.0.0.1:${port}` }));
    const { status: received, body, headers } = await upload();
    expect([received, body.code, body.msg]).toEqual([expected, code, { message: expect.stringContaining(message) }]);
    expect(headers['retry-after']).toBe(expected === 503 ? '10' : undefined);
    await nothingIsLeft();
  });
});
