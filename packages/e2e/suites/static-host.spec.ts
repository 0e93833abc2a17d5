import path from 'node:path';
import type { StaticHost } from '@widya/testing/static-host';
import { heading, rows } from '../support/frame.ts';
import { ROOT } from '../support/product.ts';
import { storageStateOf } from '../support/sign-in.ts';
import { serveBuilds } from '../support/static-host.ts';
import { expect, productUrl, sharedSession, test } from '../support/test.ts';

let host: StaticHost;

test.beforeAll(async () => {
  host = await serveBuilds(path.join(ROOT, 'dist'), productUrl());
});

test.afterAll(() => host.close());

test('the product works from a plain static host, deep links included', async ({ newPageOf }) => {
  const { url } = host;
  const page = await newPageOf(null, { baseURL: url, storageState: storageStateOf(url, sharedSession('admin')) });
  await page.goto('/editor');
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});
