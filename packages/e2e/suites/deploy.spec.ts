import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { chooseInRow, expectNotReloaded, goWithin, heading, mark, menuLink, rows } from '../support/frame.ts';
import { type Product, ROOT, startProduct } from '../support/product.ts';
import { signIn, storageStateOf } from '../support/sign-in.ts';
import { watchTelemetry } from '../support/telemetry.ts';
import { expect, test } from '../support/test.ts';
import { copyWorkspace, type WorkspaceCopy } from '../support/workspace-copy.ts';

/*
 * A team deploys its remote while people work. The suite starts its own product on a folder of built files, and the
 * real commands publish into that folder what they build from a changed copy of the sources.
 */
test.describe.configure({ mode: 'serial', timeout: 1_800_000 });

const TEXTS = 'mf-classes/src/screens/class-list/texts.ts';
const SCREEN = 'mf-classes/src/screens/class-list/index.tsx';

let webRoot: string;
let product: Product;
let sources: WorkspaceCopy;

test.beforeAll(async () => {
  test.setTimeout(810_000);
  webRoot = mkdtempSync(path.join(tmpdir(), 'widya-web-'));
  cpSync(path.join(ROOT, 'dist'), webRoot, { recursive: true });
  sources = copyWorkspace();
  product = await startProduct({ env: { WEB_ROOT: webRoot } });
});

test.afterAll(async () => {
  await product?.stop();
  sources?.remove();
  rmSync(webRoot, { recursive: true, force: true });
});

/** Hash of all files of the shell. */
function shellDigest(): string {
  const files = globSync('shell/**/*', { cwd: webRoot, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(3);
  const hash = createHash('sha256');
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const publish = (remote: string) => sources.run('node', 'scripts/publish-remote.ts', remote, '--target', webRoot);
const rollBack = (remote: string) => sources.run('node', 'scripts/rollback-remote.ts', remote, '--target', webRoot);

const open = async (newPageOf: (account: null, options: object) => Promise<Page>): Promise<Page> =>
  newPageOf(null, {
    baseURL: product.url,
    storageState: storageStateOf(product.url, await signIn(product.url, 'superadmin')),
  });

/**
 * Leaves the class list and returns until it has the expected heading. The repetition is needed because a navigation
 * reloads the registry only when it is some seconds old.
 */
const comeBackTo = (page: Page, title: string, isThere = async (): Promise<void> => undefined): Promise<void> =>
  expect(async () => {
    await menuLink(page, 'Log').click();
    await expect(heading(page, 'Daftar Log')).toBeVisible();
    await menuLink(page, 'Kelas').click();
    await expect(heading(page, /^Daftar Kelas/)).toBeVisible();
    expect(await heading(page, /^Daftar Kelas/).textContent()).toBe(title);
    await isThere();
  }).toPass();

test('a new version waits until a note is saved, then loads without a reload; the shell is unchanged', async ({
  newPageOf,
}) => {
  const page = await open(newPageOf);
  await page.goto('/editor?tab=archive');
  await mark(page);
  await chooseInRow(rows(page).first(), 'Catatan');
  const box = page.getByRole('dialog').getByRole('textbox');
  await box.fill('Ditulis sebelum terbit');

  const before = shellDigest();
  sources.edit(TEXTS, "title: 'Daftar Kelas'", "title: 'Daftar Kelas Dua'");
  await publish('mf-classes');
  expect(shellDigest()).toBe(before);

  // Publishing took long enough for the tab to notice the new version. The address then changes as it does when paging.
  await goWithin(page, '/editor?tab=archive&page=1');
  await expect(box).toHaveValue('Ditulis sebelum terbit');
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Catatan berhasil diperbarui!')).toBeVisible();
  await expect(rows(page).first()).toContainText('Ditulis sebelum');

  await comeBackTo(page, 'Daftar Kelas Dua');
  await expectNotReloaded(page);
});

test('a rollback loses no input in ten open tabs, and the next screen has the previous version without a reload', async ({
  newPageOf,
}) => {
  const first = await open(newPageOf);
  const context = first.context();
  const tabs = [first, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))];
  const nameField = (tab: Page) => tab.getByLabel('Nama kelas');
  for (const [at, tab] of tabs.entries()) {
    await tab.goto('/create-class');
    await nameField(tab).fill(`Kelas di tab ${at + 1}`);
    await mark(tab);
  }

  await rollBack('mf-classes');
  for (const [at, tab] of tabs.entries()) {
    await tab.bringToFront();
    await menuLink(tab, 'Log').click();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
    await expect(nameField(tab)).toHaveValue(`Kelas di tab ${at + 1}`);
    await expectNotReloaded(tab);
  }
  await menuLink(first, 'Kelas').click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Buang' }).click();
  await expect(heading(first, 'Daftar Kelas')).toBeVisible();
  await comeBackTo(first, 'Daftar Kelas');
  await expectNotReloaded(first);
});

test('a version that throws is replaced by the previous one, with a notice and one report', async ({
  newPageOf,
  thrown,
}) => {
  sources.edit(
    SCREEN,
    '\nexport default',
    "\nif (location.pathname !== '') throw new Error('Sengaja: versi yang rusak');\n\nexport default",
  );
  await publish('mf-classes');
  const page = await open(newPageOf);
  const reports = await watchTelemetry(page);
  await page.goto('/editor');
  await expect(page.getByText('Area Kelas memakai versi sebelumnya')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => reports.map(({ failure }) => failure)).toEqual(['evaluation']);
  await rollBack('mf-classes');
  const notice = page.getByText('Area Kelas memakai versi sebelumnya');
  await comeBackTo(page, 'Daftar Kelas', async () => expect(await notice.isVisible()).toBe(false));
  thrown.length = 0;
});

test('a version that needs an export the live shell lacks is refused, and the registry is unchanged', async () => {
  const registry = () => readFileSync(path.join(webRoot, 'registry.json'), 'utf8');
  const before = registry();
  const start = 'export function truncate(';
  sources.edit('packages/design-system/src/formats/text.ts', start, `export const shorten = truncate;\n\n${start}`);
  sources.edit(TEXTS, "title: 'Daftar Kelas Dua'", "title: shorten('Daftar Kelas', 20)");
  sources.edit(TEXTS, 'import ', "import { shorten } from '@widya/design-system/formats/text';\nimport ");
  await expect(publish('mf-classes')).rejects.toThrow('needs shorten of @widya/design-system/formats/text');
  expect(registry()).toBe(before);
});

test('a generated remote can be published to a running product', async ({ newPageOf }) => {
  await sources.run('node', 'scripts/new-remote.ts', 'mf-contoh');
  sources.linkLike('mf-contoh', 'mf-classes');
  const before = shellDigest();
  await publish('mf-contoh');
  expect(shellDigest()).toBe(before);
  const page = await open(newPageOf);
  await page.goto('/editor');
  await menuLink(page, 'Contoh').click();
  await expect(heading(page, 'Contoh')).toBeVisible();
});
