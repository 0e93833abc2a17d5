import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoute } from '@widya/contract/routing/match-route';
import { preloadsFor } from '@widya/contract/routing/preloads';
import type { Registry, ShellAssets } from '@widya/contract/routing/registry';
import { demoRecords } from '../support/demo-records.ts';
import { heading } from '../support/frame.ts';
import { ROOT } from '../support/product.ts';
import { pretendPublished, publishedRegistry } from '../support/registry.ts';
import { addressesOf } from '../support/route-addresses.ts';
import { noteRows, visitUntilRows } from '../support/rows-shown.ts';
import { storageStateOf } from '../support/sign-in.ts';
import { brotlied, gzipped, sumOf, watchDownloads } from '../support/sizes.ts';
import { expect, productUrl, sharedSession, test } from '../support/test.ts';

/** In bytes unless the name says otherwise. A limit may only be lowered. */
/** All script of the sign-in page, with brotli, as browsers receive it. */
const FIRST_JS = 94 * 1_024;
const REMOTE_ENTRY = 8 * 1_024;
const SCREEN_CHUNK = 60 * 1_024;
/** The own code of a screen that is mainly a list. */
const LIST_SCREEN = 9 * 1_024;
const REQUESTS_TO_ROWS = 10;
/**
 * Page and scripts of each of the ten most used lists, with brotli. Of the 260 KB until rows this leaves 4 KB for session
 * and rows.
 */
const LIST_BYTES = 256 * 1_024;
const LIST_FILES = 7;
const SEVENTH_REMOTE = 1_024;

const REGISTRY = publishedRegistry();

/** A built file. @throws Error when it is missing, because a budget of a missing file would always be met */
const builtFile = (file: string): Buffer => readFileSync(path.join(ROOT, 'dist', file));

const sizeOf = (file: string): number => gzipped(builtFile(file));

test('the first JavaScript of the sign-in page', async ({ newPageOf }) => {
  const page = await newPageOf(null);
  const downloads = watchDownloads(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Email')).toBeVisible();
  const scripts = (await downloads()).filter(({ type }) => type === 'script');
  const inline = await page.locator('script:not([src]):not([type="application/json"])').allTextContents();
  expect(scripts.length).toBeGreaterThan(0);
  const size = scripts.reduce(
    (sum, { url }) => sum + brotlied(builtFile(`shell${new URL(url).pathname}`), 11),
    brotlied(inline.join(''), 9),
  );
  test.info().annotations.push({ type: 'measured', description: `${size} bytes in ${scripts.length} files` });
  expect(size).toBeLessThanOrEqual(FIRST_JS);
});

test('the sign-in page carries no zod and no federation runtime', async ({ newPageOf }) => {
  const page = await newPageOf(null);
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const code = (await Promise.all(bodies)).join('\n');
  expect(code.length).toBeGreaterThan(10_000);
  for (const word of ['ZodError', 'invalid_type', '_FEDERATION_RUNTIME_CORE', 'initRawContainer'])
    expect(code.includes(word), word).toBe(false);
});

for (const { name, current } of REGISTRY.remotes) {
  const folder = `remotes/${name}/${current.version}`;
  test(`the entry of ${name}`, () => {
    expect(sizeOf(`${folder}/${current.entry}`)).toBeLessThanOrEqual(REMOTE_ENTRY);
  });

  for (const [screen, { js }] of Object.entries(current.screens)) {
    test(`the code of ${name}/${screen}`, () => {
      expect(js.length).toBeGreaterThan(0);
      expect(js.reduce((sum, file) => sum + sizeOf(`${folder}/${file}`), 0)).toBeLessThanOrEqual(SCREEN_CHUNK);
    });
  }
}

/** Files of the shell by shared module. @throws Error when the shell is not built */
const SHELL_FILES = JSON.parse(readFileSync(path.join(ROOT, 'dist/shell/assets.json'), 'utf8')) as ShellAssets;
const filesOf = (module: string): readonly string[] => SHELL_FILES.shared[`@widya/design-system/${module}`] ?? [];
const TABLES = ['data-table', 'client-data-table'];

test('both kinds of tables are in the same files', () => {
  expect(filesOf('data-table').length).toBeGreaterThan(0);
  expect(filesOf('client-data-table')).toEqual(filesOf('data-table'));
  expect(filesOf('page-header').length).toBeGreaterThan(0);
});

/** Screens that are mainly a list. Other screens with a table only have the budget of every screen. */
const LIST_SCREENS = [
  ['mf-admin-tools', 'Admins'],
  ['mf-admin-tools', 'AdminLogs'],
  ['mf-classes', 'ClassList'],
  ['mf-classes', 'ClassInstructors'],
  ['mf-classes', 'Questions'],
  ['mf-private-classes', 'CourseList'],
  ['mf-private-classes', 'CourseInstructors'],
] as const;

for (const [name, screen] of LIST_SCREENS) {
  test(`the own code of the list of ${name}/${screen}`, () => {
    const build = REGISTRY.remotes.find((remote) => remote.name === name)?.current;
    const files = build?.screens[screen];
    expect(TABLES.some((table) => files?.shared.includes(`@widya/design-system/${table}`))).toBe(true);
    const size = (files?.js ?? []).reduce((sum, file) => sum + sizeOf(`remotes/${name}/${build?.version}/${file}`), 0);
    test.info().annotations.push({ type: 'measured', description: `${size} bytes` });
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(LIST_SCREEN);
  });
}

const MOST_USED = [
  '/editor',
  '/editor/visitors/1',
  '/editor/question/1',
  '/users',
  '/participation',
  '/private-class-editor',
  '/transaction',
  '/editor/voucher',
  '/complaint',
  '/admins',
];

for (const address of MOST_USED) {
  test(`the page and the files that the list at ${address} downloads before its rows`, async () => {
    const preloads = preloadsFor(REGISTRY, SHELL_FILES, address, { signedIn: true, withRemote: true });
    expect(preloads.some(({ href }) => href.includes('/remoteEntry.'))).toBe(true);
    const files = [...new Set([...SHELL_FILES.main, ...preloads.map(({ href }) => href)])];
    const { cookies } = storageStateOf(productUrl(), sharedSession('superadmin'));
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const page = await fetch(productUrl() + address, { headers: { cookie } });
    expect(page.status).toBe(200);
    const code = files.reduce(
      (sum, file) => sum + brotlied(builtFile(file.startsWith('/assets/') ? `shell${file}` : file), 11),
      0,
    );
    const size = code + brotlied(await page.text(), 9);
    test.info().annotations.push({ type: 'measured', description: `${size} bytes in ${files.length} files` });
    expect(files.length).toBeLessThanOrEqual(LIST_FILES);
    expect(size).toBeLessThanOrEqual(LIST_BYTES);
  });
}

/**
 * Requests that start after a while, whether rows are visible or not: the registry, the tasks, overlays with the
 * palette, and the font. Posters are requested together with the rows.
 */
const BY_THEMSELVES =
  /^\/registry\.json$|^\/v1\/jobs$|^\/assets\/(overlays|overlay-base|dialog)\.|\.woff2$|^\/(poster|files\/public\/class-images)\//;

for (const address of MOST_USED) {
  test(`requests until rows are visible on a cold deep link to the list at ${address}`, async ({ newPageOf }) => {
    const records = await demoRecords('superadmin');
    const page = await newPageOf('superadmin');
    await page.addInitScript(noteRows);
    const match = matchRoute(REGISTRY.remotes, address);
    const [list = ''] = match ? addressesOf(match.route, match.remote.name, records) : [];
    const visit = await visitUntilRows(page, list);
    const requests = visit.requests.map((url) => new URL(url).pathname).filter((one) => !BY_THEMSELVES.test(one));
    const untilRows = requests.length;
    test.info().annotations.push({ type: 'measured', description: `${untilRows} requests` });
    expect(untilRows).toBeGreaterThan(2);
    expect(untilRows, requests.join(', ')).toBeLessThanOrEqual(REQUESTS_TO_ROWS);
  });
}

const screensOf = ({ current }: Registry['remotes'][number]): number => Object.keys(current.screens).length;

/**
 * Returns a registry with this number of remotes: the real ones, then copies of the one with the fewest screens. A
 * remote starts small, and each further screen adds some 100 bytes.
 */
const withRemotes =
  (count: number) =>
  (registry: Registry): Registry => ({
    ...registry,
    remotes: Array.from({ length: count }, (_, index) => {
      const real = registry.remotes[index];
      const [model] = registry.remotes.toSorted((a, b) => screensOf(a) - screensOf(b));
      if (real || !model) return real ?? [];
      const text = JSON.stringify(model)
        .replaceAll(model.name, `mf-uji-${index}`)
        .replaceAll('"/editor', `"/uji-${index}`);
      return JSON.parse(text) as typeof model;
    }).flat(),
  });

test('a seventh remote adds no request and at most 1 KB to the page', async ({ newPageOf }) => {
  const measured = [];
  for (const count of [6, 7]) {
    const page = await newPageOf('admin');
    await pretendPublished(page, withRemotes(count));
    const downloads = watchDownloads(page);
    await page.goto('/editor');
    await expect(heading(page, 'Daftar Kelas')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const all = await downloads();
    // Requests to the API depend on timing, not on the number of remotes.
    const requested = new Set(
      all
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => !BY_THEMSELVES.test(path) && !path.startsWith('/v1/')),
    );
    measured.push({
      requested,
      bytes: sumOf(
        all.filter(({ type }) => type === 'document'),
        'the page',
      ),
    });
  }
  const [six, seven] = measured;
  expect([...(seven?.requested ?? [])].filter((path) => !six?.requested.has(path))).toEqual([]);
  expect(six?.requested.size).toBeGreaterThan(3);
  expect((seven?.bytes ?? 0) - (six?.bytes ?? 0)).toBeLessThanOrEqual(SEVENTH_REMOTE);
});
