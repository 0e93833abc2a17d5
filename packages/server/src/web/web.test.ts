import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Registry } from '@widya/contract/routing/registry';
import { createTestApp, type TestApp } from '../testing/app.ts';

const PAGE = `<!doctype html><html><head><!--widya:preloads-->
<meta name="widya-single-sign-on" content="Saat dibangun" />
<meta name="widya-override-origins" content="https://saat-dibangun.example" />
<script type="application/json" id="widya-registry"></script><script>boot()</script>
<script defer src="/assets/main.abc.js"></script></head><body>${'<!-- isi -->'.repeat(100)}</body></html>`;

const ASSETS = {
  main: ['/assets/main.abc.js'],
  app: ['/assets/app.abc.js'],
  shared: {},
  fonts: ['/assets/jakarta.abc.woff2'],
};

const build = (version: string, baseUrl = `/remotes/mf-classes/${version}/`) => ({
  version,
  baseUrl,
  entry: 'entry.js',
  integrity: null,
  global: 'mfClasses',
  chunkGlobal: 'chunksMfClasses',
  contract: 1,
  screens: { ClassList: { js: ['list.js'], css: [], shared: [] } },
});

const registryOf = (version: string, label = 'Kelas', baseUrl?: string): Registry => ({
  schema: 1,
  remotes: [
    {
      name: 'mf-classes',
      current: {
        ...build(version, baseUrl),
        manifest: {
          remote: 'mf-classes',
          contract: 1,
          label,
          routes: [
            {
              path: '/editor',
              screen: 'ClassList',
              menuKey: 'home',
              emptyMenuGrants: true,
              roles: ['admin'],
              title: label,
            },
          ],
          menu: [],
          tabs: [],
        },
      },
      previous: null,
    },
  ],
});

let t: TestApp;
const put = async (path: string, content: string | Buffer) => {
  const file = join(t.config.webRoot, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, content);
};
const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('before anything is built', () => {
  it('a page announces that and reloads itself, and the API works', async () => {
    const page = await get('/editor');
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('Widya sedang disiapkan');
    expect(page.headers.refresh).toMatch(/^\d+$/);
    expect((await get(/href="([^"]+\.css)"/.exec(page.body)?.[1] ?? '')).headers['content-type']).toMatch(/^text\/css/);
    expect((await get('/registry.json')).statusCode).toBe(404);
    expect((await get('/healthz')).statusCode).toBe(200);
  });
});

describe('the built pages', () => {
  beforeAll(async () => {
    await put('shell/index.html', PAGE);
    await put('shell/assets.json', JSON.stringify(ASSETS));
    await put('shell/boot.json', JSON.stringify({ scriptHashes: ['sha256-boot='], styleHashes: [] }));
    await put('registry.json', JSON.stringify(registryOf('1')));
    await put('shell/assets/main.abc.js', 'console.log(1)');
    await put('shell/assets/main.abc.js.br', brotliCompressSync('console.log(1)'));
    await put('remotes/mf-classes/1/entry.js', 'var mfClasses');
  });

  it.each(['/', '/editor', '/editor/', '/editor/classDetail/ABC123', '/tidak/ada', '/editor?tab=archive'])(
    'answer %s',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers['content-security-policy']).toContain("'sha256-boot='");
    },
  );

  it('contain the registry, escaped so that it cannot end its element', async () => {
    await put('registry.json', JSON.stringify(registryOf('1', '</script><script>alert(1)</script>$&')));
    const { body } = await get('/editor');
    const block = /id="widya-registry">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual(registryOf('1', '</script><script>alert(1)</script>$&'));
    await put('registry.json', JSON.stringify(registryOf('1')));
  });

  it('preload the font of the sign-in page, but not for visitors with a token', async () => {
    const links = (body: string) =>
      [...body.matchAll(/<link rel="preload" href="([^"]+)"[^>]*>/g)].map(([tag, href]) => [
        href,
        tag.includes('crossorigin'),
      ]);
    expect(links((await get('/editor')).body)).toEqual([['/assets/jakarta.abc.woff2', true]]);
    expect(links((await get('/editor', { cookie: 'userType=admin; token=abc' })).body)).toEqual([]);
  });

  it('allow the origins of the published builds, and no longer those of withdrawn ones', async () => {
    const originsWith = async (current: string, previous: string | null) => {
      const registry = registryOf('1');
      const [remote] = registry.remotes;
      const at = (origin: string) => ({ ...remote?.current, baseUrl: `${origin}/mf-classes/1/` });
      const remotes = [{ ...remote, current: at(current), previous: previous && at(previous) }];
      await put('registry.json', JSON.stringify({ ...registry, remotes }));
      const policy = String((await get('/editor')).headers['content-security-policy']);
      return ['https://satu.example', 'https://dua.example', 'https://tiga.example'].filter((origin) =>
        (/script-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ').includes(origin),
      );
    };
    expect(await originsWith('https://dua.example', 'https://satu.example')).toEqual([
      'https://satu.example',
      'https://dua.example',
    ]);
    expect(await originsWith('https://tiga.example', null)).toEqual(['https://tiga.example']);
    await put('registry.json', JSON.stringify(registryOf('1')));
  });

  it('name origins of overrides only where the server has them switched on', async () => {
    const env = { WEB_ROOT: t.config.webRoot, ALLOW_OVERRIDES: '1', OVERRIDE_ORIGINS: 'http://localhost:3101' };
    const open = await createTestApp({ env });
    const listed = ({ body }: { readonly body: string }) => /override-origins" content="([^"]*)"/.exec(body)?.[1];
    const policyOf = (answer: { readonly headers: object }) => JSON.stringify(answer.headers);
    const [off, on] = [await get('/editor'), await open.app.inject({ url: '/editor' })];
    expect([listed(off), listed(on)]).toEqual(['', 'http://localhost:3101']);
    expect(policyOf(off)).not.toContain('localhost:3101');
    expect(policyOf(on)).toContain("script-src 'self' http://localhost:3101 ");
    await open.close();
  });

  it('name the provider of the organisation only where there is one', async () => {
    const oidc = {
      OIDC_ISSUER: 'https://akun.example',
      OIDC_CLIENT_ID: 'widya',
      OIDC_CLIENT_SECRET: 'rahasia',
      OIDC_GRANTS: '{"staf":["home"]}',
      OIDC_NAME: 'Akun "Contoh"',
    };
    const open = await createTestApp({ env: { WEB_ROOT: t.config.webRoot, ...oidc } });
    const named = ({ body }: { readonly body: string }) => /single-sign-on" content="([^"]*)"/.exec(body)?.[1];
    expect([named(await get('/')), named(await open.app.inject({ url: '/' }))]).toEqual([
      '',
      'Akun &quot;Contoh&quot;',
    ]);
    await open.close();
  });

  it('are not sent again when they are the same', async () => {
    const { headers } = await get('/editor');
    const again = await get('/editor', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('are compressed', async () => {
    const page = await get('/editor', { 'accept-encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(page.rawPayload).toString()).toContain('widya-registry');
  });

  it.each([
    '/assets/tidak-ada.js',
    '/assets/',
    '/assets/x',
    '/remotes/mf-classes/9/entry.js',
    '/remotes/../shell/index.html.js',
    '/favicon.ico',
    '/x/y.css',
    '/boot.json',
    '/a.map',
    '/b.woff2',
  ])('are never sent in place of a missing file: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).not.toContain('html');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are never sent in place of an answer of the API, nor to other methods', async () => {
    expect((await get('/v1/tidak-ada')).headers['content-type']).toContain('json');
    expect((await t.app.inject({ method: 'POST', url: '/editor' })).statusCode).toBe(404);
  });

  it.each(['/assets/main.abc.js', '/remotes/mf-classes/1/entry.js'])(
    'let browsers cache files of builds: %s',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toContain('javascript');
    },
  );

  it('send the copy that was compressed at build time', async () => {
    expect((await get('/assets/main.abc.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('allow the origin of a candidate', async () => {
    const [remote] = registryOf('1').remotes;
    if (!remote) throw new Error('no remote');
    const { manifest } = remote.current;
    const candidate = { ...build('2', 'https://candidates.example/2/'), manifest };
    const remotes = [{ ...remote, candidate: { build: candidate, share: 5, accounts: [], admins: false } }];
    await put('registry.json', JSON.stringify({ schema: 1, remotes }));
    expect((await get('/editor')).headers['content-security-policy']).toContain('https://candidates.example');
    await put('registry.json', JSON.stringify(registryOf('1')));
    expect((await get('/editor')).headers['content-security-policy']).not.toContain('https://candidates.example');
  });

  it('pick up a newly published remote without a restart, and keep the last valid registry when a new one is broken', async () => {
    await put('registry.json', JSON.stringify(registryOf('2', 'Kelas', 'https://remotes.example/mf-classes/2/')));
    const published = await get('/registry.json');
    expect(published.json().remotes[0].current.version).toBe('2');
    expect(published.headers['cache-control']).toBe('no-cache');
    expect((await get('/editor')).headers['content-security-policy']).toContain('https://remotes.example');
    await put('registry.json', '{"remotes": [');
    expect((await get('/registry.json')).json().remotes[0].current.version).toBe('2');
    expect(t.lines).toContainEqual(
      expect.objectContaining({ msg: 'A built file cannot be used', path: 'registry.json' }),
    );
    await rm(join(t.config.webRoot, 'registry.json'));
    expect((await get('/registry.json')).json().remotes[0].current.version).toBe('2');
  });
});
