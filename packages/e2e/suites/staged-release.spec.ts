import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SessionUser } from '@widya/contract/accounts';
import type { Audience, RemoteVersion } from '@widya/contract/routing/registry';
import { accountKey } from '@widya/contract/routing/registry-for';
import { directoryTarget } from '@widya/releases/directory-target';
import { publishBuild } from '@widya/releases/publish-build';
import { findRemote } from '@widya/releases/registry-changes';
import { callAs } from '../support/call-as.ts';
import { chooseInRow, expectNotReloaded, heading, mark, rows } from '../support/frame.ts';
import { linkBuild } from '../support/linked-build.ts';
import { type Product, ROOT, startProduct } from '../support/product.ts';
import { publishedRegistry } from '../support/registry.ts';
import { type KeptSession, signIn, storageStateOf } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/*
 * A bad version reaches one account only and is gone before anybody takes it back, in a product of its own. That it stays where nothing
 * watches is the control of watch-candidates.test.ts.
 */

const BAD = '0.0.0-rusak';
const FAILURES = 10;

/** Publishes the built mf-classes again, with an entry that throws, as a candidate. */
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

/** The audience of one account only. */
async function only({ url }: Product, session: KeptSession): Promise<Audience> {
  const { user } = await callAs<{ user: SessionUser }>(url, session, '/v1/admins/tokenlogin', {
    method: 'POST',
    body: '{}',
  });
  return { share: 0, accounts: [accountKey(user)], admins: false };
}

type NewPage = (account: null, options: object) => Promise<Page>;

const openAs = (newPageOf: NewPage, { url }: Product, session: KeptSession): Promise<Page> =>
  newPageOf(null, { baseURL: url, storageState: storageStateOf(url, session) });

/** Opens the class list until the candidate has failed ten times for the account. */
async function failTenTimes(page: Page): Promise<void> {
  for (let at = 0; at < FAILURES; at += 1) {
    const told = page.waitForResponse(/\/v1\/telemetry\/remote_failures$/);
    await page.goto('/editor');
    expect((await told).status()).toBe(202);
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

  // The tab of the account has unsaved input when the candidate comes and when it goes.
  const dirty = await openAs(newPageOf, product, user);
  await dirty.goto('/editor?tab=archive');
  await mark(dirty);
  await chooseInRow(rows(dirty).first(), 'Catatan');
  const box = dirty.getByRole('dialog').getByRole('textbox');
  await box.fill('Ditulis sebelum versi percobaan');

  await publishBad(webRoot, await only(product, user));
  const outside = await openAs(newPageOf, product, other);
  const asked: string[] = [];
  outside.on('request', (request) => asked.push(request.url()));
  await outside.goto('/editor');
  await expect(rows(outside).first()).toBeVisible();

  const page = await openAs(newPageOf, product, user);
  await failTenTimes(page);
  const tenth = Date.now();
  // The fallback of the candidate is the live version.
  await expect(page.getByText('Area Kelas memakai versi sebelumnya')).toBeVisible();
  await expect.poll(() => candidateIn(webRoot), { timeout: 60_000 }).toBeUndefined();
  test.info().annotations.push({ type: 'measured', description: `${Date.now() - tenth} ms` });

  // The failed tab leaves it by itself.
  await expect(page.getByText('Area Kelas memakai versi sebelumnya')).toBeHidden({ timeout: 30_000 });
  await expect(rows(page).first()).toBeVisible();
  await dirty.evaluate(() => history.replaceState(history.state, '', '/editor?tab=archive&page=1'));
  await expect(box).toHaveValue('Ditulis sebelum versi percobaan');
  await expectNotReloaded(dirty);
  await outside.goto('/editor');
  await expect(heading(outside, /^Daftar Kelas/)).toBeVisible();
  expect(asked.filter((url) => url.includes(BAD))).toEqual([]);
  thrown.length = 0;
});
