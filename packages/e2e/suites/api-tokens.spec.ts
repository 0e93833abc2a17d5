import { heading } from '../support/frame.ts';
import { expect, productUrl, test } from '../support/test.ts';

test('a superadmin creates a token, a program uses it, and revoking it takes effect at once', async ({
  pageOf,
  playwright,
}) => {
  const page = await pageOf('superadmin');
  const name = `Jurnal ${Date.now()}`;
  await page.goto('/token-api');
  await expect(heading(page, 'Token API')).toBeVisible();
  await page.getByRole('button', { name: 'Buat token' }).first().click();
  const form = page.getByRole('dialog', { name: 'Buat token API' });
  await form.getByLabel('Nama').fill(name);
  await form.getByRole('radio', { name: '30 hari' }).check({ force: true });
  await form.getByRole('checkbox', { name: 'Voucher' }).check();
  await form.getByRole('button', { name: 'Buat token' }).click();
  const made = page.getByRole('alertdialog', { name: 'Token berhasil dibuat' });
  const token = await made.getByLabel(`Token untuk ${name}`).inputValue();
  expect(token).toMatch(/^wid_/);
  await made.getByRole('button', { name: 'Sudah disalin, tutup' }).click();

  const program = await playwright.request.newContext({
    baseURL: productUrl(),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Belum pernah');
  expect((await program.get('/v1/vouchers?page=1')).status()).toBe(200);
  const refusals = [await program.get('/v1/class?page=1'), await program.get('/v1/admins')];
  expect(await Promise.all(refusals.map(async (answer) => (await answer.json()).code))).toEqual([
    'FORBIDDEN',
    'TOKEN_UNSUPPORTED',
  ]);
  await page.reload();
  await expect(row).toContainText(/127\.0\.0\.1|::1/);

  await row.getByRole('button', { name: /^Tindakan untuk/ }).click();
  await page.getByRole('menuitem', { name: 'Cabut' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cabut' }).click();
  await expect(row).toContainText('Dicabut');
  const ended = await program.get('/v1/vouchers?page=1');
  expect([ended.status(), (await ended.json()).code]).toEqual([401, 'TOKEN_REVOKED']);
  await program.dispose();
});

test('an admin cannot open the page of API tokens', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.goto('/token-api');
  await expect(page.getByText('Kamu tidak punya akses ke halaman ini.')).toBeVisible();
});
