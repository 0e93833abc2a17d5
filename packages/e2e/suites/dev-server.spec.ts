import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from '@widya/contract/routing/registry';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { expectNotReloaded, heading, mark } from '../support/frame.ts';
import { ROOT } from '../support/product.ts';
import { storageStateOf } from '../support/sign-in.ts';
import { expect, productUrl, sharedSession, test } from '../support/test.ts';
import { copyWorkspace, type WorkspaceCopy } from '../support/workspace-copy.ts';

/*
 * A developer edits a remote under `pnpm dev`, in a copy of the sources.
 */
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const SCREEN = 'mf-classes/src/screens/create-class/index.tsx';
const TYPED = 'Kelas yang sedang diketik';
const ROLLED_BACK = '0.0.9-rolledback';

let sources: WorkspaceCopy;
let server: DevServer;
/** Content of the checkout's registry before `pnpm dev` starts, with one remote rolled back. */
let registry: string;

const registryFile = (): string => path.join(sources.folder, 'dist/registry.json');

test.beforeAll(async () => {
  test.setTimeout(600_000);
  sources = copyWorkspace();
  cpSync(path.join(ROOT, 'dist'), path.join(sources.folder, 'dist'), { recursive: true });
  const built = JSON.parse(readFileSync(registryFile(), 'utf8')) as Registry;
  registry = JSON.stringify({
    ...built,
    remotes: built.remotes.map((remote) =>
      remote.name === 'mf-commerce'
        ? { ...remote, current: { ...remote.current, version: ROLLED_BACK }, previous: remote.current }
        : remote,
    ),
  });
  writeFileSync(registryFile(), registry);
  server = await startDevServer(sources.folder, 'mf-classes', productUrl());
});

test.afterAll(async () => {
  await server?.stop();
  sources?.remove();
});

const overlay = (page: Page) => page.locator('iframe#webpack-dev-server-client-overlay');
const nameField = (page: Page) => page.getByLabel('Nama kelas');

/** Opens the screen of a new class from the development server and types a name. */
async function openForm(newPageOf: (account: null, options: object) => Promise<Page>): Promise<Page> {
  const storageState = storageStateOf(server.url, sharedSession('superadmin'));
  const page = await newPageOf(null, { baseURL: server.url, storageState });
  await page.goto('/create-class');
  await nameField(page).fill(TYPED);
  await mark(page);
  return page;
}

test('the registry of the checkout is unchanged, and a remote that was rolled back stays rolled back', async ({
  request,
}) => {
  const answer = (await (await request.get(`${server.url}/registry.json`)).json()) as Registry;
  const versions = Object.fromEntries(answer.remotes.map(({ name, current }) => [name, current.version]));
  expect(versions).toMatchObject({ 'mf-classes': 'dev', 'mf-commerce': ROLLED_BACK });
  expect(readFileSync(registryFile(), 'utf8')).toBe(registry);
});

test('a syntax error is shown over the page, and the form is there after the fix', async ({ newPageOf }) => {
  const page = await openForm(newPageOf);
  sources.edit(SCREEN, '<Page>', '<Page>{');
  await expect(overlay(page)).toBeVisible();
  await expect(nameField(page)).toHaveValue(TYPED);
  sources.edit(SCREEN, '<Page>{', '<Page>');
  await expect(overlay(page)).toHaveCount(0);
  await expect(nameField(page)).toHaveValue(TYPED);
  await expectNotReloaded(page);
});

const LINE = '  useAnchor(true, useLocation().hash);\n';

test('an error while rendering is shown over the page, and the form is there after the fix', async ({
  newPageOf,
  thrown,
}) => {
  const page = await openForm(newPageOf);
  const throwing = `${LINE}  if (location.pathname !== '') throw new Error('Sengaja: layar gagal');\n`;
  sources.edit(SCREEN, LINE, throwing);
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page).contentFrame().getByText('Sengaja: layar gagal').first()).toBeVisible();
  sources.edit(SCREEN, throwing, LINE);
  await expect(overlay(page)).toHaveCount(0);
  await expect(heading(page, 'Buat Kelas')).toBeVisible();
  await expect(nameField(page)).toHaveValue(TYPED);
  await expectNotReloaded(page);
  thrown.length = 0;
});

test('an error of a module is shown over the page, which keeps the form', async ({ newPageOf, thrown }) => {
  const page = await openForm(newPageOf);
  const throwing = "throw new Error('Sengaja: modul gagal');\n";
  sources.edit(SCREEN, '/** Buat Kelas.', `${throwing}/** Buat Kelas.`);
  await expect(overlay(page)).toBeVisible();
  await expect(nameField(page)).toHaveValue(TYPED);
  sources.edit(SCREEN, throwing, '');
  await expect(overlay(page)).toHaveCount(0);
  await expect(nameField(page)).toHaveValue(TYPED);
  await expectNotReloaded(page);
  thrown.length = 0;
});
