import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClass, updateClass } from '@widya/contract/class-editing';
import { readClass } from '@widya/contract/classes';
import { uploadAttachment } from '@widya/contract/uploads';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { classBody } from '../../testing/examples/class-editing.ts';
import { insertAdmin, insertDefaultTopic } from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { PDF } from '../../testing/sample-files.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { classes } from '../database/schema/classes.ts';
import { newKey } from './keys.ts';
import { locationOf } from './stored-files.ts';

const FILES = 'https://files.widya.example';
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp({
    env: { PUBLIC_URL: 'https://widya.example', FILES_URL: FILES, CORS_ORIGINS: 'https://panel.example' },
  });
  await insertDefaultTopic(api.db);
  admin = await signedIn(api, await insertAdmin(api.db));
});
afterAll(() => api.close());

const request = (host: string, url: string, method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' = 'GET') =>
  api.app.inject({
    url,
    method,
    headers: { host, origin: 'https://panel.example', 'access-control-request-method': 'POST' },
  });

/** Stores HTML under another type, without the checks of an upload. */
async function smuggle(
  type: 'application/pdf' | 'image/png' | 'text/csv',
  visibility: 'public' | 'private' = 'public',
) {
  const key = newKey(visibility, 'uji', type, new Date());
  await api.services.storage.put(key, Readable.from([HTML]), type);
  return locationOf(key);
}

describe('the host of files', () => {
  it.each([
    '/',
    '/kelas',
    '/v1/class',
    '/healthz',
    '/registry.json',
    '/openapi.json',
    '/assets/x.js',
    '/files',
    '/%zz',
  ])('answers nothing but files: %s', async (url) => {
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const answer = await request('files.widya.example', url, method);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-type']).not.toContain('html');
    }
  });

  it.each(['files.widya.example', 'FILES.widya.example:443'])('is recognised as %s', async (host) => {
    const answer = await request(host, await smuggle('image/png'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('serves neither private files nor anything outside the storage', async () => {
    for (const url of [
      await smuggle('application/pdf', 'private'),
      '/files/public/uji/2026/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
      '/files/../v1/class',
    ])
      expect((await request('files.widya.example', url)).statusCode).toBe(404);
  });
});

describe('the host of pages', () => {
  it('redirects to a file, however its address is encoded, and sends none', async () => {
    const location = await smuggle('image/png');
    for (const url of [location, location.replace('/files', '/%66iles')]) {
      const answer = await request('widya.example', url);
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([308, 0]);
      expect(new URL(String(answer.headers.location)).origin).toBe(FILES);
    }
  });

  it('lets pages show and read files of that host, and run none', async () => {
    const { headers } = await request('widya.example', '/');
    const policy = String(headers['content-security-policy']).split('; ');
    const named = policy.filter((directive) => directive.includes(FILES)).map((directive) => directive.split(' ')[0]);
    expect(named).toEqual(['img-src', 'media-src', 'connect-src']);
  });
});

describe('a file that is a page in disguise', () => {
  it.each(['application/pdf', 'image/png', 'text/csv'] as const)('is inert as %s', async (type) => {
    const { headers } = await request('files.widya.example', await smuggle(type));
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining(type),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
      'content-disposition':
        type === 'image/png' ? 'inline' : expect.stringMatching(/^attachment; filename="\w+\.\w+"/),
    });
  });
});

it('sends file addresses with that host and stores them without it', async () => {
  const form = multipart({}, [{ field: 'upload', name: 'materi.pdf', type: 'application/pdf', content: PDF }]);
  const sent = await api.call(uploadAttachment, admin, { body: form.body, headers: form.headers });
  const location = String(sent.body.location);
  expect(location).toMatch(new RegExp(`^${FILES}/files/public/`));
  const created = await api.call(createClass, admin, { body: { ...classBody(), attachment_urls: [location] } });
  expect(created.status).toBe(201);
  const params = { code: String(created.body.code) };
  const [row] = await api.db.select().from(classes).where(eq(classes.code, params.code));
  expect(row?.attachment_urls).toEqual([location.slice(FILES.length)]);
  expect((await api.call(readClass, admin, { params })).text).toContain(`"attachment_urls":["${location}"]`);
  await api.call(updateClass, admin, { params, body: { attachment_urls: [location] } });
  const refused = await api.call(updateClass, admin, { params, body: { attachment_urls: [], version: 1 } });
  expect([refused.status, refused.text.includes(`["${location}"]`)]).toEqual([409, true]);
});
