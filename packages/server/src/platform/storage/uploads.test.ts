import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMINS, type Endpoint } from '@widya/contract/endpoint';
import sharp from 'sharp';
import { z } from 'zod';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { jpegWithExif, MP4, PDF, png, pretenders } from '../../testing/sample-files.ts';
import { files } from '../database/schema/platform.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { bindPrepared } from '../http/bind.ts';
import { removeExpiredFiles } from './remove-expired-files.ts';
import { attachFile, recordFile, stageFile, TEMPORARY_MS } from './stored-files.ts';

/** Read at module level, because `it.each` needs the list while the tests are being declared. */
const PRETENDERS = await pretenders();

const schemas = {
  body: z.object({ outcome: z.string().optional() }),
  answer: z.object({ success: z.literal(true), location: z.string(), key: z.string() }),
};

const upload: Endpoint<typeof schemas> = {
  id: 'upload',
  method: 'POST',
  path: '/v1/upload',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'home' },
  summary: 'Stores a file.',
  tag: 'Test',
  audit: 'UPLOAD_FILE',
  body: 'multipart',
};

const binding = bindPrepared(
  upload,
  schemas,
  async (ctx) => {
    const [file] = ctx.files;
    if (!file) throw new ApiFailure(422, 'VALIDATION');
    return stageFile(ctx, file, { visibility: 'public', folder: 'uji' });
  },
  async (ctx, stored) => {
    await recordFile(ctx, stored);
    if (ctx.body.outcome === 'fail') throw new ApiFailure(409, 'INVALID_TRANSITION');
    ctx.audit({ object: 'file', objectId: stored.key });
    return { success: true, location: stored.location, key: stored.key };
  },
  { upload: { maxBytes: 1_048_576, kinds: ['jpeg', 'png', 'mp4', 'pdf'] } },
);

let t: TestApp;
let admin: Actor | null;
beforeAll(async () => {
  t = await createTestApp({ parts: { catalog: [{ facts: upload, schemas }], bindings: [binding] } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.now = null;
  admin = await t.actor('admin');
});

const send = (content: Buffer, { type = 'image/png', name = 'berkas.png', fields = {}, headers = {} } = {}) => {
  const form = multipart(fields, [{ field: 'upload', name, type, content }]);
  return t.call(upload, admin, { body: form.body, headers: { ...form.headers, ...headers } });
};

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(join(t.config.dataDir, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('files that are what they should be', () => {
  it.each([
    ['image/jpeg', 'jpg', () => jpegWithExif()],
    ['image/png', 'png', () => png()],
    ['video/mp4', 'mp4', async () => MP4],
    ['application/pdf', 'pdf', async () => PDF],
  ])('%s is stored under a random name and served', async (type, extension, content) => {
    const answer = await send(await content(), { type, name: '../../etc/passwd' });
    expect(answer.status).toBe(200);
    expect(answer.body.location).toMatch(new RegExp(`^/files/public/uji/\\d{4}/[a-f0-9]{32}\\.${extension}$`));
    const served = await t.app.inject({ url: String(answer.body.location) });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': type === 'application/pdf' ? expect.stringContaining('attachment') : 'inline',
    });
  });

  it('are recognised by their bytes, whatever they are called', async () => {
    const answer = await send(await png(), { type: 'text/html', name: 'halaman.html' });
    expect(answer.body.location).toMatch(/\.png$/);
  });

  it('lose position, camera and everything else that is no pixel', async () => {
    const original = await jpegWithExif();
    expect(original.includes('Kamera Rahasia')).toBe(true);
    const { body } = await send(original, { type: 'image/jpeg' });
    const { rawPayload } = await t.app.inject({ url: String(body.location) });
    expect(rawPayload.includes('Rahasia')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('can be read in parts, as players do', async () => {
    const { body } = await send(MP4, { type: 'video/mp4' });
    const part = await t.app.inject({ url: String(body.location), headers: { range: 'bytes=4-7' } });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('ftyp');
    expect(part.headers['content-range']).toBe(`bytes 4-7/${MP4.length}`);
    const beyond = await t.app.inject({ url: String(body.location), headers: { range: 'bytes=999999-' } });
    expect(beyond.statusCode).toBe(416);
  });
});

describe('files that are refused (S22)', () => {
  it.each(PRETENDERS)('%s', async (_name, type, content) => {
    const answer = await send(content, { type });
    expect(answer.status).toBe(422);
    // Uploads wrap their message as `{message}`.
    expect(answer.body).toMatchObject({ code: 'UPLOAD_REFUSED', msg: { message: expect.any(String) } });
  });

  it('one byte more than allowed', async () => {
    const answer = await send(Buffer.concat([PDF, Buffer.alloc(1_048_577 - PDF.length, ' ')]), {
      type: 'application/pdf',
    });
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });

  it('a small file that unpacks to more than 40 megapixels', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const answer = await send(bomb);
    expect(answer).toMatchObject({ status: 422, body: { msg: { message: 'Gambar maksimal 40 megapiksel' } } });
  });

  it('two files where one is expected, and JSON where a form is', async () => {
    const file = { field: 'upload', name: 'a.png', type: 'image/png', content: await png() };
    const form = multipart({}, [file, file]);
    expect((await t.call(upload, admin, form)).status).toBe(413);
    expect((await t.call(upload, admin, { body: { a: 1 } })).status).toBe(415);
  });

  it('anything from someone without a token, before a byte is read', async () => {
    const form = multipart({}, [{ field: 'upload', name: 'a.png', type: 'image/png', content: await png() }]);
    expect((await t.call(upload, null, form)).status).toBe(401);
  });

  it('leave nothing behind', async () => {
    const before = (await filesBelow('files')).length;
    await send(Buffer.from('halo'));
    await send(await png(), { fields: { outcome: 'fail' } });
    expect(await filesBelow('tmp')).toEqual([]);
    expect(await filesBelow('files')).toHaveLength(before);
  });
});

describe('what can be fetched', () => {
  it.each([
    '/files/public/uji/2026/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
    '/files/private/uji/2026/0123456789abcdef0123456789abcdef.png',
    '/files/public/x',
    '/files/public/uji/2026/0123456789abcdef0123456789abcdef.svg',
  ])('not %s', async (url) => {
    expect((await t.app.inject({ url })).statusCode).toBe(404);
  });
});

describe('the life of a file (D36)', () => {
  const keys = async () => (await t.db.select().from(files)).map(({ key }) => key);

  it('ends after 24 hours when nothing was attached to it', async () => {
    const now = new Date();
    t.clock.now = now;
    const { body } = await send(await png());
    await removeExpiredFiles(t.services, new Date(now.getTime() + TEMPORARY_MS - 1_000));
    expect(await keys()).toContain(body.key);
    await removeExpiredFiles(t.services, new Date(now.getTime() + TEMPORARY_MS + 1_000));
    expect(await keys()).not.toContain(body.key);
    expect((await t.app.inject({ url: String(body.location) })).statusCode).toBe(404);
  });

  it('goes on when it was attached, by whoever uploaded it and nobody else (S23)', async () => {
    const { body } = await send(await png());
    const key = String(body.key);
    const other = await t.actor('admin');
    const as = (actor: Actor | null) => ({ ...actor, name: '', keys: new Set(), sessionId: 1 }) as never;
    await expect(attachFile(t.db, as(other), key, 'class:1')).rejects.toThrow(ApiFailure);
    await attachFile(t.db, as(admin), key, 'class:1');
    await removeExpiredFiles(t.services, new Date(Date.now() + 2 * TEMPORARY_MS));
    expect(await keys()).toContain(key);
    for (const foreign of ['file:///etc/passwd', '../x', 'http://169.254.169.254/'])
      await expect(attachFile(t.db, as(admin), foreign, 'class:1')).rejects.toThrow(ApiFailure);
  });
});

it('sends the same upload twice as one, by the content of its file', async () => {
  const headers = { 'idempotency-key': 'unggah-sekali-1' };
  const [first, second] = [await send(await png(), { headers }), await send(await png(), { headers })];
  expect(second.body).toEqual(first.body);
  const other = await send(await png(31, 21), { headers });
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
});
