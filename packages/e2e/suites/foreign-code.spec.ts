import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '@widya/testing/free-port';
import { ACCOUNTS } from '../support/accounts.ts';
import { FOREIGN_MARK, type ForeignRemote, serveForeignRemote } from '../support/foreign-remote.ts';
import { heading, rows } from '../support/frame.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type StoredSession, signIn, storageStateOf } from '../support/sign-in.ts';
import { smuggleFile } from '../support/smuggled-file.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

let remote: ForeignRemote;
/**
 * A product with a separate host for files, where one admin besides superadmins may run remotes of one other origin.
 */
let open: Product;
let session: StoredSession;
let withoutRight: StoredSession;
let filesUrl: string;

test.beforeAll(async () => {
  remote = await serveForeignRemote('mf-classes');
  const port = await freePort();
  filesUrl = `http://files.localhost:${port}`;
  open = await startProduct({
    port,
    env: {
      FILES_URL: filesUrl,
      ALLOW_OVERRIDES: '1',
      OVERRIDE_ORIGINS: remote.origin,
      OVERRIDE_ACCOUNTS: ACCOUNTS.admin.email,
    },
  });
  session = await signIn(open.url, 'admin');
  withoutRight = await signIn(open.url, 'limited');
});
test.afterAll(async () => {
  remote.stop();
  await open?.stop();
});

const atOpen = () => ({ baseURL: open.url, storageState: storageStateOf(open.url, session) });
const request = (origin = remote.origin) => `/editor?remote=mf-classes@${origin}`;
const foreignRuns = (page: Page) => page.evaluate((mark) => mark in window, FOREIGN_MARK);
const classes = async (page: Page) => {
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
};

test('foreign code is not even requested where it is not enabled', async ({ pageOf }) => {
  remote.requestedPaths.length = 0;
  const page = await pageOf('admin');
  const answer = await page.goto(request());
  expect(answer?.headers()['content-security-policy']).not.toContain('localhost');
  await classes(page);
  await expect(page.getByText('Versi uji dari tautan ini diabaikan')).toBeVisible();
  await page.evaluate((origin) => sessionStorage.setItem('widya:remote', `{"mf-classes":"${origin}"}`), remote.origin);
  await page.goto('/editor');
  await classes(page);
  expect(await foreignRuns(page)).toBe(false);
  expect(remote.requestedPaths).toEqual([]);
  await page.evaluate(() => sessionStorage.clear());
});

test('foreign code needs a confirmation, which can be refused', async ({ newPageOf }) => {
  remote.requestedPaths.length = 0;
  const page = await newPageOf(null, atOpen());
  await page.goto(request());
  await expect(page.getByRole('heading', { name: 'Jalankan versi uji?' })).toBeVisible();
  await expect(page.getByText(`mf-classes dari ${remote.origin}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Batal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await classes(page);
  expect(new URL(page.url()).search).not.toContain('remote');
  expect(await foreignRuns(page)).toBe(false);
  expect(remote.requestedPaths).toEqual([]);
});

test('confirmed foreign code runs in this tab until it is removed, and in no other tab', async ({ newPageOf }) => {
  const page = await newPageOf(null, atOpen());
  await page.goto(request());
  await page.getByRole('button', { name: 'Jalankan' }).click();
  await classes(page);
  await expect(page.getByText(`Tab ini memakai versi uji: mf-classes (${remote.origin})`)).toBeVisible();
  expect(await foreignRuns(page)).toBe(true);
  await page.reload();
  await classes(page);
  expect(await foreignRuns(page)).toBe(true);

  const other = await page.context().newPage();
  await other.goto('/editor');
  await classes(other);
  expect(await foreignRuns(other)).toBe(false);

  await page.getByRole('button', { name: 'Gunakan versi terbit' }).first().click();
  await expect(page.getByText('Tab ini memakai versi uji')).toBeHidden();
  await classes(page);
  expect(await foreignRuns(page)).toBe(false);
});

test('an account without the right is refused, also when an earlier account of the tab has confirmed', async ({
  newPageOf,
}) => {
  remote.requestedPaths.length = 0;
  const page = await newPageOf(null, {
    baseURL: open.url,
    storageState: storageStateOf(open.url, withoutRight),
  });
  const leave = async () => {
    await expect(page.getByRole('heading', { name: 'Versi uji ditolak' })).toBeVisible();
    await expect(page.getByText('Akun Anda tidak berhak menjalankan kode')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Jalankan' })).toHaveCount(0);
    expect(await foreignRuns(page)).toBe(false);
    await page.getByRole('button', { name: 'Buka versi terbit' }).click();
    await classes(page);
    expect(new URL(page.url()).search).not.toContain('remote');
    expect(await page.evaluate(() => sessionStorage.getItem('widya:remote'))).toBeNull();
  };
  await page.goto(request());
  await leave();
  await page.evaluate((origin) => sessionStorage.setItem('widya:remote', `{"mf-classes":"${origin}"}`), remote.origin);
  await page.reload();
  await leave();
  expect(await foreignRuns(page)).toBe(false);
  expect(remote.requestedPaths).toEqual([]);
});

test('the confirmation is not shown before signing in', async ({ newPageOf }) => {
  remote.requestedPaths.length = 0;
  const page = await newPageOf(null, { baseURL: open.url });
  await page.goto(request());
  await expect(page.getByLabel('Kata sandi').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jalankan' })).toHaveCount(0);
  expect(remote.requestedPaths).toEqual([]);
});

test('an origin that is not listed is refused with a message', async ({ newPageOf }) => {
  const page = await newPageOf(null, atOpen());
  await page.goto(request('http://localhost:9'));
  await expect(page.getByText('Ditolak: mf-classes@http://localhost:9.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jalankan' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Buka versi terbit' }).click();
  await classes(page);
});

test('a script in an uploaded file does not run, whatever type the file is served as', async ({ newPageOf }) => {
  const page = await newPageOf('admin');
  const dataDir = path.dirname(process.env.WIDYA_MAIL ?? '');
  const location = smuggleFile(dataDir, 'png');
  await page.goto(location);
  expect(await page.title()).not.toBe('berjalan');

  // Served as HTML, the script in the file is blocked by the policy alone; without the policy it runs.
  for (const [policy, title] of [
    [true, 'diam'],
    [false, 'berjalan'],
  ] as const) {
    await page.route(`**${location}`, async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': sent = '', ...headers } = answer.headers();
      const policyHeaders = policy ? { 'content-security-policy': sent } : {};
      await route.fulfill({ response: answer, headers: { ...headers, ...policyHeaders, 'content-type': 'text/html' } });
    });
    await page.goto(location);
    await expect(page).toHaveTitle(title);
    await page.unroute(`**${location}`);
  }

  for (const extension of ['pdf', 'csv'] as const) {
    const saving = page.waitForEvent('download');
    await page.goto(smuggleFile(dataDir, extension)).catch(() => null);
    expect((await saving).suggestedFilename()).toMatch(new RegExp(`\\.${extension}$`));
  }
});

test('pages show and fetch files of the separate file host, which serves no page', async ({ newPageOf }) => {
  const page = await newPageOf(null, atOpen());
  await page.goto('/editor');
  await classes(page);
  const location = await page.evaluate(async (token) => {
    const canvas = new OffscreenCanvas(20, 10);
    canvas.getContext('2d')?.fillRect(0, 0, 20, 10);
    const body = new FormData();
    body.set('upload', await canvas.convertToBlob(), 'gambar.png');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch('/v1/class/upload_image', { method: 'POST', headers, body });
    return ((await answer.json()) as { location: string }).location;
  }, session.token);
  expect(location).toMatch(new RegExp(`^${filesUrl}/files/public/`));
  const widthOf = (src: string) =>
    page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
  expect(await widthOf(location)).toBe(20);
  expect(await widthOf(new URL(location).pathname)).toBe(20);
  expect(await page.evaluate(async (address) => (await (await fetch(address)).blob()).type, location)).toBe(
    'image/jpeg',
  );

  for (const url of ['/editor', '/v1/class', '/registry.json'])
    expect((await page.goto(filesUrl + url))?.status()).toBe(404);
});
