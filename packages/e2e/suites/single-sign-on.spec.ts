import type { BrowserContext, Page } from '@playwright/test';
import { freePort } from '@widya/testing/free-port';
import { axeFindings } from '../support/axe.ts';
import { heading } from '../support/frame.ts';
import { type ProviderProcess, startOidcProvider } from '../support/oidc-provider.ts';
import { type Product, startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const ACCOUNTS = {
  kepala: { email: 'kepala@contoh.example', name: 'Kepala Contoh', groups: ['kelas'] },
  pengajar: { email: 'pengajar@contoh.example', name: 'Pengajar Contoh', groups: ['pengajar'] },
  tamu: { email: 'tamu@contoh.example', name: 'Tamu Contoh', groups: [] },
};

let provider: ProviderProcess;
let product: Product;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const port = await freePort();
  provider = await startOidcProvider(`http://localhost:${port}`, ACCOUNTS);
  product = await startProduct({ port, env: provider.env });
});
test.afterAll(async () => {
  await product?.stop();
  provider?.stop();
});

/** Signs in at the page of the provider. */
async function signInAs(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Masuk sebagai ${name}` }).click();
}

const toProvider = (page: Page) => page.getByRole('button', { name: 'Masuk dengan Akun Contoh' }).click();

/** Ends the session while its page stays open, as when it expires after thirty days. */
async function expire(context: BrowserContext): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  await fetch(`${product.url}/v1/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}

test('an admin signs in with the account of the organisation and reaches the requested page', async ({ newPageOf }) => {
  const page = await newPageOf(null, { baseURL: product.url });
  await page.goto('/editor/email');
  expect(await axeFindings(page)).toEqual([]);
  await toProvider(page);
  await signInAs(page, 'kepala');
  await expect(page).toHaveURL(`${product.url}/editor/email`);
  await expect(page.getByRole('link', { name: 'Surel', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voucher', exact: true })).toHaveCount(0);
});

test('an expired session is renewed without leaving the page', async ({ newPageOf }) => {
  const page = await newPageOf(null, { baseURL: product.url });
  const context = page.context();
  await page.goto('/');
  await toProvider(page);
  await signInAs(page, 'kepala');
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
  await expire(context);
  await page.getByRole('searchbox').first().fill('tulis');
  const dialog = page.getByRole('dialog', { name: 'Sesi Anda berakhir' });
  await expect(dialog).toBeVisible();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Masuk dengan Akun Contoh di tab baru' }).click();
  const tab = await opened;
  await expect(heading(tab, 'Daftar Kelas')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('searchbox').first()).toHaveValue('tulis');
});

test('an instructor gets the screens of instructors', async ({ newPageOf }) => {
  const page = await newPageOf(null, { baseURL: product.url });
  await page.goto('/');
  await toProvider(page);
  await signInAs(page, 'pengajar');
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Surel', exact: true })).toHaveCount(0);
});

test('shows why a sign-in is refused and lets the person try again', async ({ newPageOf }) => {
  const page = await newPageOf(null, { baseURL: product.url });
  await page.goto('/');
  await toProvider(page);
  await signInAs(page, 'tamu');
  await expect(page.getByText('Akun organisasi Anda belum diberi hak di Widya. Hubungi pengelolanya.')).toBeVisible();
  await expect(page.getByText(/^ID permintaan/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ke halaman masuk' }).click();
  await expect(heading(page, 'Masuk')).toBeVisible();
  await page.context().clearCookies();
  await toProvider(page);
  await page.getByRole('link', { name: 'Batal' }).click();
  await expect(page.getByText('Anda tidak jadi masuk di halaman akun organisasi.')).toBeVisible();
});
