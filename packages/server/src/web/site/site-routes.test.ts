import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/app.ts';

const TOKEN = 'a'.repeat(43);

/** Fake site that responds with what it received, in place of the built one. */
const BUNDLE = `export const entry = { module: { respond: async (_bundle, request, site) => {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has('bukti')) site.storeProof('${TOKEN}', '2030-01-01T00:00:00.000Z');
  if (searchParams.has('tunggu')) site.storeAttempt('{"email":"läras@uji.example"}', '2030-01-01T00:00:00.000Z');
  if (searchParams.has('lupa')) site.forgetProof();
  if (searchParams.has('staf')) await site.call({ id: 'listAdmins', method: 'GET', path: '/v1/admins', access: { kind: 'staff' } });
  const regions = await site.call({ id: 'x', method: 'GET', path: '/v1/public/tidak-ada', access: { kind: 'public' } });
  const text = request.method === 'POST' ? await request.text() : '';
  return Response.json({ pathname, text, nonce: site.nonce, hasProof: site.hasProof, attempt: site.attempt, origin: site.origin, regions });
} } };`;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });
const post = (headers: Record<string, string>, payload = 'nama=Larasati') =>
  t.app.inject({
    method: 'POST',
    url: '/kelas',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'widya.example', ...headers },
  });

describe('while the site is not built', () => {
  it('its pages answer 503 and reload themselves', async () => {
    const page = await get('/kelas');
    expect(page.statusCode).toBe(503);
    expect(page.headers.refresh).toMatch(/^\d+$/);
  });

  it('the shell is not sent instead', async () => {
    const shell = join(t.config.webRoot, 'shell');
    await mkdir(shell, { recursive: true });
    await writeFile(join(shell, 'index.html'), '<html></html>');
    expect((await get('/kelas')).statusCode).toBe(503);
    expect((await get('/editor')).statusCode).toBe(200);
  });
});

describe('the built site', () => {
  beforeAll(async () => {
    const folder = join(t.config.webRoot, 'site/server');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.js'), BUNDLE);
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  });

  it('sends its pages with their own content security policy, whose nonce it receives', async () => {
    const page = await get('/kelas?q=1', { host: 'widya.example' });
    expect(page.statusCode).toBe(200);
    const { nonce, origin, pathname } = page.json();
    expect([origin, pathname]).toEqual(['http://widya.example', '/kelas']);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toContain('unsafe-inline');
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await get('/kelas')).json().nonce).not.toBe(nonce);
  });

  it('stores an address proof in a cookie that no script and no other site can read, and removes it', async () => {
    const header = String((await get('/kelas?bukti')).headers['set-cookie']);
    expect(header).toContain(`widya_bukti=${TOKEN}; Expires=Tue, 01 Jan 2030`);
    expect(header).toContain('HttpOnly; SameSite=Lax');
    expect(header).not.toContain('Secure');
    expect((await get('/kelas', { cookie: `a=1; widya_bukti=${TOKEN}` })).json().hasProof).toBe(true);
    expect((await get('/kelas', { cookie: 'widya_bukti=kurang' })).json().hasProof).toBe(false);
    expect((await get('/kelas?lupa')).headers['set-cookie']).toContain('Max-Age=0');
  });

  it('accepts forms of its own pages only', async () => {
    expect((await post({ origin: 'http://widya.example' })).json().text).toBe('nama=Larasati');
    expect((await post({})).statusCode).toBe(200);
    for (const headers of [{ origin: 'https://lain.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await post(headers)).statusCode).toBe(403);
  });

  it('accepts one-click unsubscribing from any origin (RFC 8058)', async () => {
    for (const url of ['/berhenti/x', '/berhenti-langganan/x']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://surel.example' };
      const payload = 'List-Unsubscribe=One-Click';
      expect((await t.app.inject({ method: 'POST', url, headers, payload })).json().text).toBe(payload);
    }
  });

  it('stores a pending code request in a cookie until it expires', async () => {
    const header = String((await get('/kelas?tunggu')).headers['set-cookie']);
    expect(header).toMatch(/^widya_kode=[\w-]+; Expires=Tue, 01 Jan 2030 .*HttpOnly/);
    const cookie = header.split(';')[0] ?? '';
    expect((await get('/kelas', { cookie: `${cookie}; widya_bukti=${TOKEN}` })).json()).toMatchObject({
      attempt: '{"email":"läras@uji.example"}',
      hasProof: true,
    });
  });

  it('refuses a form that is too long', async () => {
    const longest = 1024 * 1024;
    expect((await post({}, 'x'.repeat(longest))).statusCode).toBe(200);
    expect((await post({}, 'x'.repeat(longest + 1))).statusCode).toBe(413);
  });

  it('makes public calls only', async () => {
    expect((await get('/kelas')).json().regions).toMatchObject({ ok: false, status: 404 });
    expect((await get('/kelas?staf')).statusCode).toBe(500);
  });
});
