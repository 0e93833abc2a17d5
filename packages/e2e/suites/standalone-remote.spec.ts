import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '@widya/testing/free-port';
import { createDeployToken } from '../support/deploy-token.ts';
import { heading, menuLink } from '../support/frame.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type StoredSession, signIn, storageStateOf } from '../support/sign-in.ts';
import { createStandaloneRemote, type StandaloneRemote } from '../support/standalone-remote.ts';
import { expect, test } from '../support/test.ts';

/*
 * A team outside this repository creates a remote from the packed packages, publishes it, rolls it back and works on
 * it. The suite starts its own product, because other suites read the registry of theirs at the same time.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let remote: StandaloneRemote;
let product: Product;
let superadmin: StoredSession;
/** Port at which the team's computer serves the remote. */
let port: number;
/** When the first command of the team ran. */
let begun: number;

test.beforeAll(async () => {
  begun = Date.now();
  remote = await createStandaloneRemote('uji-luar');
  port = await freePort();
  product = await startProduct({
    env: { WEB_ROOT: remote.web, ALLOW_OVERRIDES: '1', OVERRIDE_ORIGINS: `http://localhost:${port}` },
  });
  superadmin = await signIn(product.url, 'superadmin');
});

test.afterAll(async () => {
  await product?.stop();
  remote?.remove();
});

type NewPage = (account: null, options: object) => Promise<Page>;

const open = (newPageOf: NewPage): Promise<Page> =>
  newPageOf(null, { baseURL: product.url, storageState: storageStateOf(product.url, superadmin) });

const TEXTS = 'src/screens/uji-luar/texts.ts';

const edit = (file: string, from: string, to: string): void => {
  const name = path.join(remote.dir, file);
  writeFileSync(
    name,
    readFileSync(name, 'utf8').replace(from, () => to),
  );
};

test('a remote built elsewhere opens in the running product, and is rolled back to its previous version', async ({
  newPageOf,
}) => {
  expect(await remote.widyaRemote('publish', '--target', remote.web)).toContain('is live at');
  const page = await open(newPageOf);
  await page.goto('/profile');
  await menuLink(page, 'Uji Luar').click();
  await expect(heading(page, 'Uji Luar')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const seconds = Math.round((Date.now() - begun) / 1_000);
  test.info().annotations.push({ type: 'measured', description: `${seconds} s from the first command to the screen` });

  edit(TEXTS, "title: 'Uji Luar'", "title: 'Uji Baru'");
  await remote.widyaRemote('publish', '--target', remote.web);
  await page.goto('/editor/uji-luar');
  await expect(heading(page, 'Uji Baru')).toBeVisible();

  expect(await remote.widyaRemote('rollback', '--target', remote.web)).toContain('went back');
  await page.goto('/editor/uji-luar');
  await expect(heading(page, 'Uji Luar')).toBeVisible();
});

test('a shell that lacks what the remote uses refuses it and names what is missing', async () => {
  const older = path.join(remote.web, '../older');
  mkdirSync(older);
  const file = path.join(older, 'provides.json');
  cpSync(path.join(remote.web, 'shell/provides.json'), file);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"usePageTitle"', '"useOtherTitle"'));
  await expect(remote.widyaRemote('publish', '--target', remote.web, '--shell', older)).rejects.toThrow(
    'needs usePageTitle of @widya/remote-kit/document-title',
  );
});

test('the CI of the team publishes and rolls back through the API with a deploy token', async ({ newPageOf }) => {
  const token = await createDeployToken(product.url, superadmin, 'mf-uji-luar');
  edit(TEXTS, "title: 'Uji Baru'", "title: 'Uji CI'");
  await expect(remote.widyaRemote('publish', '--shell', product.url)).rejects.toThrow('Set WIDYA_DEPLOY_TOKEN');
  const other = await createDeployToken(product.url, superadmin, 'mf-lain');
  await expect(remote.inCi(other, 'publish', '--shell', product.url)).rejects.toThrow('FORBIDDEN');

  expect(await remote.inCi(token, 'publish', '--shell', product.url)).toContain('is live');
  const page = await open(newPageOf);
  await page.goto('/editor/uji-luar');
  await expect(heading(page, 'Uji CI')).toBeVisible();

  expect(await remote.inCi(token, 'rollback', '--shell', product.url)).toContain('went back');
  await page.goto('/editor/uji-luar');
  await expect(heading(page, 'Uji Luar')).toBeVisible();
});

test('a developer sees an edit in the running product, and an error over the page until it is mended', async ({
  newPageOf,
  thrown,
}) => {
  const stop = await remote.serve(product.url, port);
  try {
    const page = await open(newPageOf);
    await page.goto(`/editor/uji-luar?remote=mf-uji-luar@http://localhost:${port}`);
    await page.getByRole('button', { name: 'Jalankan' }).click();
    await expect(heading(page, 'Uji CI')).toBeVisible();

    const saved = Date.now();
    edit(TEXTS, "title: 'Uji CI'", "title: 'Uji Meja'");
    await expect(heading(page, 'Uji Meja')).toBeVisible();
    test.info().annotations.push({ type: 'measured', description: `${Date.now() - saved} ms from edit to visible` });

    const overlay = page.locator('iframe#webpack-dev-server-client-overlay');
    edit(TEXTS, "title: 'Uji Meja'", "title: 'Uji Meja");
    await expect(overlay).toBeVisible();
    edit(TEXTS, "title: 'Uji Meja", "title: 'Uji Meja'");
    await expect(overlay).toHaveCount(0);
    await expect(heading(page, 'Uji Meja')).toBeVisible();
    thrown.length = 0;
  } finally {
    await stop();
  }
});
