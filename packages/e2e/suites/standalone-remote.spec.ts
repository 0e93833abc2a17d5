import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '@widya/testing/free-port';
import { createDeployToken } from '../support/deploy-token.ts';
import { expectNotReloaded, heading, mark, menuLink } from '../support/frame.ts';
import { type PackageRegistry, startPackageRegistry } from '../support/package-registry.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type StoredSession, signIn, storageStateOf } from '../support/sign-in.ts';
import { createStandaloneRemote, type StandaloneRemote } from '../support/standalone-remote.ts';
import { expect, test } from '../support/test.ts';

/*
 * A team outside this repository creates a remote from the published packages, publishes it, rolls it back and works on
 * it. The suite starts its own product, because other suites read the registry of theirs at the same time.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let registry: PackageRegistry;
let remote: StandaloneRemote;
let product: Product;
let superadmin: StoredSession;
/** Port at which the team's computer serves the remote. */
let port: number;
/** When the first command of the team ran. */
let begun: number;

test.beforeAll(async () => {
  registry = await startPackageRegistry();
  begun = Date.now();
  remote = await createStandaloneRemote('standalone-remote', registry);
  port = await freePort();
  product = await startProduct({
    env: { WEB_ROOT: remote.web, ALLOW_OVERRIDES: '1', OVERRIDE_ORIGINS: `http://localhost:${port}` },
  });
  superadmin = await signIn(product.url, 'superadmin');
});

test.afterAll(async () => {
  await product?.stop();
  remote?.remove();
  await registry?.stop();
});

type NewPage = (account: null, options: object) => Promise<Page>;

const open = (newPageOf: NewPage): Promise<Page> =>
  newPageOf(null, { baseURL: product.url, storageState: storageStateOf(product.url, superadmin) });

const SCREEN = 'src/screens/standalone-remote/index.tsx';
const TEXTS = 'src/screens/standalone-remote/texts.ts';

const edit = (file: string, from: string, to: string): void => {
  const name = path.join(remote.dir, file);
  writeFileSync(
    name,
    readFileSync(name, 'utf8').replace(from, () => to),
  );
};

test('only the account of the releases publishes packages', async () => {
  const folder = test.info().outputPath('other');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: '@widya/other', version: '1.0.0' }));
  await expect(registry.npm(folder, ['publish'])).rejects.toThrow('ENEEDAUTH');
  const stranger = await registry.createAccount('stranger');
  await expect(registry.npm(folder, ['publish'], stranger)).rejects.toThrow('E403');
  expect((await fetch(`${registry.url}/@widya/other`)).status).toBe(404);
});

test('a remote built elsewhere opens in the running product, and is rolled back to its previous version', async ({
  newPageOf,
}) => {
  expect(await remote.widyaRemote('publish', '--target', remote.web)).toContain('is live at');
  const page = await open(newPageOf);
  await page.goto('/profile');
  await menuLink(page, 'Standalone Remote').click();
  await expect(heading(page, 'Standalone Remote')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const seconds = Math.round((Date.now() - begun) / 1_000);
  test.info().annotations.push({ type: 'measured', description: `${seconds} s from the first command to the screen` });

  edit(TEXTS, "title: 'Standalone Remote'", "title: 'Uji Baru'");
  await remote.widyaRemote('publish', '--target', remote.web);
  await page.goto('/editor/standalone-remote');
  await expect(heading(page, 'Uji Baru')).toBeVisible();

  expect(await remote.widyaRemote('rollback', '--target', remote.web)).toContain('went back');
  await page.goto('/editor/standalone-remote');
  await expect(heading(page, 'Standalone Remote')).toBeVisible();
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
  const token = await createDeployToken(product.url, superadmin, 'mf-standalone-remote');
  edit(TEXTS, "title: 'Uji Baru'", "title: 'Uji CI'");
  await expect(remote.widyaRemote('publish', '--shell', product.url)).rejects.toThrow('Set WIDYA_DEPLOY_TOKEN');
  const other = await createDeployToken(product.url, superadmin, 'mf-lain');
  await expect(remote.inCi(other, 'publish', '--shell', product.url)).rejects.toThrow('FORBIDDEN');

  expect(await remote.inCi(token, 'publish', '--shell', product.url)).toContain('is live');
  const page = await open(newPageOf);
  await page.goto('/editor/standalone-remote');
  await expect(heading(page, 'Uji CI')).toBeVisible();

  expect(await remote.inCi(token, 'rollback', '--shell', product.url)).toContain('went back');
  await page.goto('/editor/standalone-remote');
  await expect(heading(page, 'Standalone Remote')).toBeVisible();
});

/** Opens the screen from the development server of the team. */
async function openServed(page: Page): Promise<void> {
  await page.goto(`/editor/standalone-remote?remote=mf-standalone-remote@http://localhost:${port}`);
  await page.getByRole('button', { name: 'Jalankan' }).click();
}

const TYPED = 'Yang sedang diketik';

test('a developer sees edits without a reload, and what was typed survives errors', async ({ newPageOf, thrown }) => {
  const stop = await remote.serve(product.url, port);
  try {
    const page = await open(newPageOf);
    await openServed(page);
    await expect(heading(page, 'Uji CI')).toBeVisible();
    await mark(page);
    edit(SCREEN, '<PageHeader ', '<input aria-label="Catatan" /><PageHeader ');
    const field = page.getByLabel('Catatan');
    await field.fill(TYPED);

    const saved = Date.now();
    edit(TEXTS, "title: 'Uji CI'", "title: 'Uji Meja'");
    await expect(heading(page, 'Uji Meja')).toBeVisible();
    test.info().annotations.push({ type: 'measured', description: `${Date.now() - saved} ms from edit to visible` });
    await expect(field).toHaveValue(TYPED);

    const overlay = page.locator('iframe#webpack-dev-server-client-overlay');
    edit(TEXTS, "title: 'Uji Meja'", "title: 'Uji Meja");
    await expect(overlay).toBeVisible();
    edit(TEXTS, "title: 'Uji Meja", "title: 'Uji Meja'");
    await expect(overlay).toHaveCount(0);
    await expect(field).toHaveValue(TYPED);

    const line = '  usePageTitle(TEXTS.title);\n';
    const throwing = `${line}  if (location.pathname !== '') throw new Error('Sengaja: layar gagal');\n`;
    edit(SCREEN, line, throwing);
    await expect(overlay.contentFrame().getByText('Sengaja: layar gagal').first()).toBeVisible();
    edit(SCREEN, throwing, line);
    await expect(overlay).toHaveCount(0);
    await expect(heading(page, 'Uji Meja')).toBeVisible();
    await expect(field).toHaveValue(TYPED);
    await expectNotReloaded(page);
    thrown.length = 0;
  } finally {
    await stop();
  }
});

const topics = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a developer records what the API answers, and goes on without the API', async ({ newPageOf }) => {
  const answers = path.join(remote.dir, 'answers.json');

  let stop = await remote.serve(product.url, port, '--record', 'answers.json');
  let name: string | null;
  try {
    const page = await open(newPageOf);
    await openServed(page);
    await expect(topics(page).first()).toBeVisible();
    name = await topics(page).first().textContent();
    await expect.poll(() => existsSync(answers) && readFileSync(answers, 'utf8')).toContain('"GET /v1/topic"');
  } finally {
    await stop();
  }

  edit('answers.json', `"name": ${JSON.stringify(name)}`, '"name": "Topik Rekaman"');
  stop = await remote.serve(product.url, port, '--answers', 'answers.json');
  try {
    const page = await open(newPageOf);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/v1/topic') sent.push(request.method());
    });
    await openServed(page);
    await expect(topics(page).first()).toBeVisible();
    await expect(topics(page).filter({ hasText: 'Topik Rekaman' })).toBeVisible();
    const status = await page.evaluate(async () => (await fetch('/v1/topic', { method: 'POST', body: '{}' })).status);
    expect(status).toBe(404);
    expect(sent).toEqual([]);
  } finally {
    await stop();
  }
});
