import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StaticHost } from '@widya/testing/static-host';
import { heading, menuLink } from '../support/frame.ts';
import { storageStateOf } from '../support/sign-in.ts';
import { createStandaloneRemote, type StandaloneRemote } from '../support/standalone-remote.ts';
import { serveBuilds } from '../support/static-host.ts';
import { expect, productUrl, sharedSession, test } from '../support/test.ts';

/*
 * A team outside this repository creates a remote from the packed packages, publishes it and rolls it back. Everything
 * is published in a separate folder, because other suites read the registry of the product at the same time.
 */
test.describe.configure({ mode: 'serial' });

let remote: StandaloneRemote;
let host: StaticHost;

test.beforeAll(async () => {
  remote = await createStandaloneRemote('uji-luar');
  host = await serveBuilds(remote.web, productUrl());
});

test.afterAll(async () => {
  await host?.close();
  remote?.remove();
});

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
  const { url } = host;
  expect(await remote.widyaRemote('publish', '--target', remote.web)).toContain('is live at');
  const page = await newPageOf(null, { baseURL: url, storageState: storageStateOf(url, sharedSession('superadmin')) });
  await page.goto('/profile');
  await menuLink(page, 'Uji Luar').click();
  await expect(heading(page, 'Uji Luar')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  edit('src/screens/uji-luar/texts.ts', "title: 'Uji Luar'", "title: 'Uji Baru'");
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
