import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SessionUser } from '@widya/contract/accounts';
import type { Audience, RemoteVersion } from '@widya/contract/routing/registry';
import { accountKey } from '@widya/contract/routing/registry-for';
import { directoryTarget } from '@widya/releases/directory-target';
import { publishBuild } from '@widya/releases/publish-build';
import { findRemote } from '@widya/releases/registry-changes';
import { uploadBuild } from '@widya/remote-tools/commands/release-api';
import { callProduct } from '../support/api.ts';
import { createDeployToken } from '../support/deploy-token.ts';
import { chooseInRow, expectNotReloaded, goWithin, heading, mark, rows } from '../support/frame.ts';
import { linkBuild } from '../support/linked-build.ts';
import { type Product, ROOT, startProduct } from '../support/product.ts';
import { publishedRegistry } from '../support/registry.ts';
import { type StoredSession, signIn, storageStateOf } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/*
 * A bad version reaches only one account and is withdrawn automatically; a good version is released by hand. The suite
 * starts its own product. watch-candidates.test.ts has the control: without the watch, a bad version stays.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const BAD = '0.0.0-rusak';
const FAILURES = 10;

/** Publishes the built mf-classes again as a candidate whose entry throws. */
async function publishBad(webRoot: string, audience: Audience): Promise<void> {
  const live = findRemote(publishedRegistry(), 'mf-classes')?.current;
  if (!live) throw new Error('mf-classes is not built');
  const dir = mkdtempSync(path.join(tmpdir(), 'widya-bad-'));
  cpSync(path.join(ROOT, 'dist', live.baseUrl), dir, { recursive: true });
  const build: RemoteVersion = {
    ...live,
    version: BAD,
    baseUrl: `/remotes/mf-classes/${BAD}/`,
    integrity: null,
    global: `${live.global}_bad`,
  };
  writeFileSync(path.join(dir, build.entry), "throw new Error('Sengaja: versi percobaan yang rusak');");
  for (const ending of ['.br', '.gz']) rmSync(path.join(dir, build.entry + ending), { force: true });
  writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(build));
  await publishBuild(directoryTarget(webRoot), build, dir, { audience });
  rmSync(dir, { recursive: true });
}

const candidateIn = (webRoot: string): string | undefined =>
  findRemote(JSON.parse(readFileSync(path.join(webRoot, 'registry.json'), 'utf8')), 'mf-classes')?.candidate?.build
    .version;

/** Returns an audience of one account. */
async function audienceOf({ url }: Product, session: StoredSession): Promise<Audience> {
  const { user } = await callProduct<{ user: SessionUser }>(url, session, '/v1/admins/tokenlogin', {
    method: 'POST',
    body: '{}',
  });
  return { share: 0, accounts: [accountKey(user)], admins: false };
}

type NewPage = (account: null, options: object) => Promise<Page>;

const openAs = (newPageOf: NewPage, { url }: Product, session: StoredSession): Promise<Page> =>
  newPageOf(null, { baseURL: url, storageState: storageStateOf(url, session) });

/** Opens the class list until the candidate has failed ten times for the account. */
async function failTenTimes(page: Page): Promise<void> {
  for (let at = 0; at < FAILURES; at += 1) {
    const reported = page.waitForResponse(/\/v1\/telemetry\/remote_failures$/);
    await page.goto('/editor');
    expect((await reported).status()).toBe(202);
  }
}

const webRoot = mkdtempSync(path.join(tmpdir(), 'widya-staged-'));
let product: Product;

test.beforeAll(async () => {
  linkBuild(webRoot);
  product = await startProduct({ env: { WEB_ROOT: webRoot } });
});
test.afterAll(async () => {
  await product?.stop();
  rmSync(webRoot, { recursive: true, force: true });
});

test('a bad candidate is withdrawn within a minute of its tenth failure, and nobody else ever sees it', async ({
  newPageOf,
  thrown,
}) => {
  const [user, other] = [await signIn(product.url, 'admin'), await signIn(product.url, 'superadmin')];

  // This tab has unsaved input when the candidate is published and when it is withdrawn.
  const dirty = await openAs(newPageOf, product, user);
  await dirty.goto('/editor?tab=archive');
  await mark(dirty);
  await chooseInRow(rows(dirty).first(), 'Catatan');
  const box = dirty.getByRole('dialog').getByRole('textbox');
  await box.fill('Ditulis sebelum versi percobaan');

  await publishBad(webRoot, await audienceOf(product, user));
  const outside = await openAs(newPageOf, product, other);
  const requestedUrls: string[] = [];
  outside.on('request', (request) => requestedUrls.push(request.url()));
  await outside.goto('/editor');
  await expect(rows(outside).first()).toBeVisible();

  const page = await openAs(newPageOf, product, user);
  await failTenTimes(page);
  const tenth = Date.now();
  // The fallback of the candidate is the live version.
  await expect(page.getByText('Area Kelas memakai versi sebelumnya')).toBeVisible();
  await expect.poll(() => candidateIn(webRoot), { timeout: 60_000 }).toBeUndefined();
  test.info().annotations.push({ type: 'measured', description: `${Date.now() - tenth} ms` });

  // The tab in which the candidate failed leaves it automatically once it is withdrawn.
  await expect(page.getByText('Area Kelas memakai versi sebelumnya')).toBeHidden({ timeout: 30_000 });
  await expect(rows(page).first()).toBeVisible();
  await goWithin(dirty, '/editor?tab=archive&page=1');
  await expect(box).toHaveValue('Ditulis sebelum versi percobaan');
  await expectNotReloaded(dirty);
  await outside.goto('/editor');
  await expect(heading(outside, /^Daftar Kelas/)).toBeVisible();
  expect(requestedUrls.filter((url) => url.includes(BAD))).toEqual([]);
  thrown.length = 0;
});

const NEW = '9.0.0-uji';

/** The built mf-commerce as another version, as the CI of its team would build it. @returns its folder */
function nextCommerce(): string {
  const live = findRemote(publishedRegistry(), 'mf-commerce')?.current;
  if (!live) throw new Error('mf-commerce is not built');
  const dir = mkdtempSync(path.join(tmpdir(), 'widya-next-'));
  cpSync(path.join(ROOT, 'dist', live.baseUrl), dir, { recursive: true });
  const { release: _, ...build } = live;
  writeFileSync(path.join(dir, 'remote.json'), JSON.stringify({ ...build, version: NEW }));
  return dir;
}

test('a team publishes with a deploy token; a superadmin widens, promotes, rolls back, disables and enables', async ({
  newPageOf,
}) => {
  const superadmin = await signIn(product.url, 'superadmin');
  const api = { shell: product.url, token: await createDeployToken(product.url, superadmin, 'mf-commerce') };
  const dir = nextCommerce();
  const fields = { to: '5%', accounts: undefined, commit: '3f2a9c1b7d3f2a9c' };
  await expect(uploadBuild(api, 'mf-classes', dir, fields)).rejects.toThrow('FORBIDDEN');
  expect((await uploadBuild(api, 'mf-commerce', dir, fields)).version).toBe(NEW);
  // A file that was changed on its way to the server is refused.
  writeFileSync(
    path.join(dir, 'remote.json'),
    readFileSync(path.join(dir, 'remote.json'), 'utf8').replace(NEW, '9.1.0'),
  );
  const entry = readdirSync(dir).find((file) => /^remoteEntry.*\.js$/.test(file)) ?? '';
  writeFileSync(path.join(dir, entry), 'alert(1)');
  await expect(uploadBuild(api, 'mf-commerce', dir, fields)).rejects.toThrow(/does not have the hash/);
  rmSync(dir, { recursive: true });

  const page = await openAs(newPageOf, product, superadmin);
  await page.goto('/rilis');
  await page.getByRole('button', { name: 'Rincian Perdagangan' }).click();
  const drawer = page.getByRole('dialog', { name: 'Perdagangan' });
  await expect(drawer.getByText('3f2a9c1b7d', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/CI uji/)).toBeVisible();
  const act = async (name: string, done: string) => {
    await drawer.getByRole('button', { name, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(done)).toBeVisible();
  };

  await drawer.getByRole('button', { name: 'Ubah bagian' }).click();
  const form = page.getByRole('dialog', { name: 'Siapa yang mencoba' });
  await form.getByLabel('Bagian semua akun').fill('25');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer.getByText('25% akun')).toBeVisible();
  await act('Berlakukan untuk semua', 'Versi percobaan kini berlaku untuk semua!');
  await page.goto('/transaction');
  await expect(heading(page, 'Transaksi')).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toContainEqual(
    expect.stringContaining(`/remotes/mf-commerce/${NEW}/`),
  );

  await page.goto('/rilis?area=mf-commerce');
  await act('Kembali ke sebelumnya', 'Versi sebelumnya kini berlaku!');
  await act('Nonaktifkan', 'Area berhasil dinonaktifkan!');
  await page.goto('/transaction');
  await expect(heading(page, 'Area Perdagangan sedang dinonaktifkan')).toBeVisible();
  const item = page.getByRole('navigation').getByRole('link', { name: 'Transaksi' });
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Rilis' })).toBeVisible();
  await expect(item).toHaveCount(0);
  await page.goto('/rilis?area=mf-commerce');
  await act('Aktifkan', 'Area berhasil diaktifkan!');
  await page.goto('/transaction');
  await expect(heading(page, 'Transaksi')).toBeVisible();
  await expect(item).toBeVisible();
});
