import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { SHELL } from '../../packages/remote-tools/build/paths.ts';
import { frameSkeletonStyle } from './frame-skeleton-style.ts';
import { composePage, hashOf, pageSettings } from './write-page.ts';

const template = readFileSync(path.join(SHELL, 'src/boot/index.html'), 'utf8');
const page = composePage(template, {
  boot: "let a='$&'",
  assets: '{"x":"</script>"}',
  scripts: ['/assets/main.js'],
  apiBase: 'https://api.widya.example/"',
  overrideOrigins: 'https://preview.widya.example',
  providerName: 'Akun "Contoh"',
});

test('the registry block is empty and the placeholder for preloads stays, for the server or a static host', () => {
  expect(page).toContain('<script type="application/json" id="widya-registry"></script>');
  expect(page).toContain('<!--widya:preloads-->');
});

test('the boot script comes before all other scripts, exactly as it is hashed', () => {
  const [, boot = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  expect(boot).toBe("let a='$&'");
  expect(hashOf(boot)).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
  expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('<script defer src="/assets/main.js">'));
});

test('the only inline style is the hashed one, and no colour in it is a reference to a token', () => {
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style);
  expect(styles).toEqual([frameSkeletonStyle]);
  expect(frameSkeletonStyle).not.toMatch(/\{colors|undefined/);
});

test('the skeleton has the low screens of the frame', () => {
  const frame = readFileSync(path.join(SHELL, 'src/frame/short-screen.ts'), 'utf8');
  const [, media = ''] = /SHORT_SCREEN =\s+'([^']+)'/.exec(frame) ?? [];
  expect(media).toContain('@media');
  expect(frameSkeletonStyle).toContain(`${media}{`);
});

test('the first script is preloaded before everything else', () => {
  const link = '<link rel="preload" href="/assets/main.js" as="script" fetchpriority="high">';
  expect(page.indexOf(link)).toBeGreaterThan(0);
  expect(page.indexOf(link)).toBeLessThan(page.indexOf('<!--widya:preloads-->'));
});

test('no text can end its element or attribute', () => {
  expect(page).toContain('{"x":"\\u003c/script>"}');
  expect(page).toContain('content="https://api.widya.example/&quot;"');
});

test('origins of overrides are in the page only where overrides are enabled', () => {
  const OVERRIDE_ORIGINS = 'https://uji.widya.example';
  expect(pageSettings({ OVERRIDE_ORIGINS }).overrideOrigins).toBe('');
  expect(pageSettings({ OVERRIDE_ORIGINS, ALLOW_OVERRIDES: '0' }).overrideOrigins).toBe('');
  expect(pageSettings({ OVERRIDE_ORIGINS, ALLOW_OVERRIDES: '1' }).overrideOrigins).toBe(OVERRIDE_ORIGINS);
});

test('the provider is in the page only where one is configured', () => {
  expect(page).toContain('<meta name="widya-single-sign-on" content="Akun &quot;Contoh&quot;" />');
  expect(pageSettings({ OIDC_NAME: 'Akun Contoh' }).providerName).toBe('');
  expect(pageSettings({ OIDC_ISSUER: 'https://akun.example' }).providerName).toBe('akun organisasi');
});

test('a template without a placeholder is refused', () => {
  const parts = { boot: '', assets: '', scripts: [], apiBase: '', overrideOrigins: '', providerName: '' };
  expect(() => composePage('<html></html>', parts)).toThrow('widya:api-base');
});
