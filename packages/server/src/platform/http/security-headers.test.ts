import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EMBED_ORIGINS } from '@widya/contract/live-stream-embed';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let http: TestApp;
let tls: TestApp;
beforeAll(async () => {
  http = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
  tls = await createTestApp({
    env: {
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://widya.example',
      SITE_URL: 'https://kelas.example',
      CORS_ORIGINS: 'https://panel.example',
      API_BASE_URL: 'https://api.widya.example',
    },
  });
  const shell = join(tls.config.webRoot, 'shell');
  await mkdir(shell, { recursive: true });
  await writeFile(
    join(shell, 'boot.json'),
    JSON.stringify({ scriptHashes: ['sha256-abc='], styleHashes: ['sha256-def='] }),
  );
});
afterAll(async () => {
  await http.close();
  await tls.close();
});

const EVERYWHERE = [
  '/',
  '/editor',
  '/v1/class',
  '/v1/nope',
  '/docs',
  '/openapi.json',
  '/healthz',
  '/assets/x.js',
  '/%zz',
];

describe('security headers (S45)', () => {
  it.each(EVERYWHERE)('stand in every answer: %s', async (url) => {
    const { headers } = await http.app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.any(String),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('allow no inline script or style, no plug-in and no other base', async () => {
    const policy = String((await tls.app.inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain('localhost');
    const directives = Object.fromEntries(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-abc='",
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-def='",
      'connect-src': "'self' https://api.widya.example",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('frame only players of other sites, and let nobody frame a page of ours (S19)', async () => {
    for (const url of ['/', '/editor', '/v1/class', '/files/public/x', '/bayar/x']) {
      const policy = String((await tls.app.inject({ url })).headers['content-security-policy']);
      const sources = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
      expect(sources('default-src')).toEqual(["'self'"]);
      expect(sources('frame-ancestors')).toEqual(["'none'"]);
      expect(sources('frame-src').toSorted()).toEqual(["'self'", ...EMBED_ORIGINS].toSorted());
      for (const name of ['script-src', 'frame-src', 'default-src'])
        for (const source of sources(name)) expect(source).not.toMatch(/unsafe-|^data:|^blob:|^\*|^https?:$/);
    }
  });

  it('send HSTS behind TLS only', async () => {
    expect((await tls.app.inject({ url: '/' })).headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });
});

describe('calls from other origins (S7)', () => {
  const preflight = (app: TestApp, origin: string) =>
    app.app.inject({
      method: 'OPTIONS',
      url: '/v1/topic',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });

  it('are allowed for configured origins, without cookies', async () => {
    const { headers } = await preflight(tls, 'https://panel.example');
    expect(headers['access-control-allow-origin']).toBe('https://panel.example');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('are allowed for SITE_URL where participants make them', async () => {
    const origin = 'https://kelas.example';
    const allowedOrigin = async (url: string, method: string) => {
      const headers = { origin, 'access-control-request-method': method };
      return (await tls.app.inject({ method: 'OPTIONS', url, headers })).headers['access-control-allow-origin'];
    };
    expect(await allowedOrigin('/v1/public/certificates/ABC?x=1', 'GET')).toBe(origin);
    expect(await allowedOrigin('/v1/Aceh/cities', 'GET')).toBe(origin);
    for (const [url, method] of [
      ['/v1/public/certificates/ABC', 'DELETE'],
      ['/v1/class', 'GET'],
      ['/v1/admins/login', 'POST'],
      ['/kelas', 'GET'],
    ] as const)
      expect(await allowedOrigin(url, method)).not.toBe(origin);
  });

  it.each(['https://evil.example', 'https://panel.example.evil.example', 'null'])(
    'are not allowed for %s',
    async (origin) => {
      for (const app of [tls, http])
        expect((await preflight(app, origin)).headers['access-control-allow-origin']).not.toBe(origin);
    },
  );
});
