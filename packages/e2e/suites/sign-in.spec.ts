import type { Page } from '@playwright/test';
import { ACCOUNTS, BANNED, PASSWORD } from '../support/accounts.ts';
import { expectNotReloaded, heading, mark, menuLink, tick } from '../support/frame.ts';
import { signIn, storageStateOf } from '../support/sign-in.ts';
import { expect, productUrl, test } from '../support/test.ts';

interface Attempt {
  readonly email: string;
  readonly password?: string;
  readonly as?: 'Admin' | 'Widyaiswara';
}

async function fill(page: Page, { email, password = PASSWORD, as = 'Admin' }: Attempt): Promise<void> {
  await tick(page.getByRole('radio', { name: as }));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
}

/** The button of the form; the header has one of the same name. */
const submit = (page: Page) => page.locator('form').getByRole('button', { name: 'Masuk', exact: true });

/** True when the browser has a session cookie. */
const hasToken = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'token');

async function send(page: Page, attempt: Attempt): Promise<void> {
  await fill(page, attempt);
  await submit(page).click();
}

test('an admin signs in at / and starts where admins start', async ({ pageOf }) => {
  const page = await pageOf(null);
  await page.goto('/');
  await send(page, { email: ACCOUNTS.admin.email });
  // Admins start at /dashboard.
  await expect(page).toHaveURL('/dashboard');
  await expect(menuLink(page, 'Kelas')).toBeVisible();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token');
  expect(token?.sameSite).toBe('Strict');
  expect((token?.expires ?? 0) * 1_000 - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect(cookies.find(({ name }) => name === 'userType')?.value).toBe('admin');
});

test('an instructor signs in and starts at the class list', async ({ pageOf }) => {
  const page = await pageOf(null);
  await page.goto('/');
  await send(page, { email: ACCOUNTS.instructor.email, as: 'Widyaiswara' });
  await expect(page).toHaveURL('/editor');
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
});

test('signing in continues to the requested page, including its query', async ({ pageOf }) => {
  const page = await pageOf(null);
  await page.goto('/editor?tab=archive');
  await expect(page).toHaveURL('/forbidden');
  await send(page, { email: ACCOUNTS.admin.email });
  await expect(page).toHaveURL(/\/editor\?tab=archive/);
  await expect(page.getByRole('tab', { name: /^Arsip/ })).toHaveAttribute('aria-selected', 'true');
});

test('signing in at a page that the account may not open leads to its start page', async ({ pageOf }) => {
  const page = await pageOf(null);
  await page.goto('/loglist');
  await expect(page).toHaveURL('/forbidden');
  await send(page, { email: ACCOUNTS.limited.email });
  await expect(page).toHaveURL('/editor');
});

test('an empty form shows that its fields are required', async ({ pageOf }) => {
  const page = await pageOf(null);
  await page.goto('/');
  await submit(page).click();
  await expect(page.getByText('Harap lengkapi email dan kata sandi').first()).toBeVisible();
});

for (const [cause, attempt] of [
  ['a wrong password', { email: ACCOUNTS.admin.email, password: 'salah-sekali' }],
  ['an unknown address', { email: 'tidak.ada@widya.example' }],
  ['the wrong kind of account', { email: ACCOUNTS.admin.email, as: 'Widyaiswara' }],
] as const) {
  test(`${cause} is refused with the same message, and the address stays`, async ({ pageOf }) => {
    const page = await pageOf(null);
    await page.goto('/');
    await send(page, attempt);
    await expect(page.getByText('Periksa kembali email dan kata sandi').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(attempt.email);
    await expect.poll(() => hasToken(page)).toBe(false);
  });
}

test('a banned account cannot sign in', async ({ pageOf }) => {
  const page = await pageOf(null);
  await page.goto('/');
  await send(page, { email: BANNED });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('without a network the form keeps its input, and the next attempt works', async ({ pageOf }) => {
  const page = await pageOf(null);
  await page.goto('/');
  await page.route('**/v1/admins/login', (route) => route.abort('internetdisconnected'));
  await send(page, { email: ACCOUNTS.admin.email });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(ACCOUNTS.admin.email);
  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveValue(PASSWORD);
  await page.unroute('**/v1/admins/login');
  await submit(page).click();
  await expect(menuLink(page, 'Kelas')).toBeVisible();
});

test.describe('a token', () => {
  test('that is no longer valid leads to /forbidden and is deleted', async ({ newPageOf }) => {
    const page = await newPageOf(null, {
      storageState: storageStateOf(productUrl(), { token: 'x'.repeat(43), userType: 'admin' }),
    });
    await page.goto('/editor');
    await expect(page).toHaveURL('/forbidden');
    await expect.poll(() => hasToken(page)).toBe(false);
  });

  for (const [cause, status] of [
    ['without a network', null],
    ['while the server is broken', 500],
  ] as const) {
    test(`${cause} is kept, and «Coba lagi» continues`, async ({ pageOf }) => {
      const page = await pageOf('admin');
      await page.route('**/v1/admins/tokenlogin', (route) =>
        status === null
          ? route.abort('internetdisconnected')
          : route.fulfill({ status, json: { success: false, code: 'INTERNAL', msg: 'x', request_id: 'r-1' } }),
      );
      await page.goto('/editor');
      await expect(page.getByText('Widya belum dapat dihubungi')).toBeVisible();
      expect(await hasToken(page)).toBe(true);
      await page.unroute('**/v1/admins/tokenlogin');
      await page.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(heading(page, 'Daftar Kelas')).toBeVisible();
    });
  }

  test('that ends while a page is open is renewed in a dialog over the page', async ({ newPageOf }) => {
    const url = productUrl();
    const session = await signIn(url, 'admin');
    const page = await newPageOf(null, { storageState: storageStateOf(url, session) });
    await page.goto('/editor');
    await expect(heading(page, 'Daftar Kelas')).toBeVisible();
    await mark(page);
    await fetch(`${url}/v1/logout`, { method: 'POST', headers: { authorization: `Bearer ${session.token}` } });
    await page.getByRole('searchbox').first().fill('tulis');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('searchbox').first()).toHaveValue('tulis');
    await expect(page).toHaveURL(/q=tulis/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectNotReloaded(page);
  });
});

test('signing out revokes the token and shows the sign-in page', async ({ newPageOf }) => {
  const url = productUrl();
  const session = await signIn(url, 'admin');
  const page = await newPageOf(null, { storageState: storageStateOf(url, session) });
  await page.goto('/editor');
  await page.getByRole('button', { name: ACCOUNTS.admin.email }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(submit(page)).toBeVisible();
  await expect.poll(() => hasToken(page)).toBe(false);
  const answer = await fetch(`${url}/v1/class`, { headers: { authorization: `Bearer ${session.token}` } });
  expect(answer.status).toBe(401);
});
