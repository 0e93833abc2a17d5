import { heading, rows, tick } from '../support/frame.ts';
import { findInMail } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Contoh-Rahasia-88';

test('a registered account confirms its address, waits, is approved and sees the classes', async ({ pageOf }) => {
  const email = `baru.${Date.now()}@widya.example`;
  const page = await pageOf(null);
  await page.goto('/');
  const form = page.locator('form');
  const signIn = async () => {
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Masuk', exact: true }).click();
  };
  await page.getByRole('button', { name: 'Daftar', exact: true }).first().click();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Nama').fill('Pengguna Contoh');
  await form.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Konfirmasi kata sandi').fill(PASSWORD);
  await form.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByText(`Bila ${email} dapat didaftarkan`)).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click();
  await signIn();
  await expect(page.getByText('Alamat surel Anda belum dikonfirmasi.')).toBeVisible();

  await page.goto(await findInMail(email, /\/confirm-email\/[A-Za-z0-9_-]{43}/));
  await page.getByRole('button', { name: 'Konfirmasi surel' }).click();
  await expect(page.getByRole('heading', { name: 'Alamat surel sudah dikonfirmasi' })).toBeVisible();
  await page.getByRole('article').getByRole('button', { name: 'Masuk' }).click();
  await signIn();
  await expect(page).toHaveURL('/waiting');
  const waits = page.getByRole('heading', { name: 'Akun Anda menunggu persetujuan.' });
  await expect(waits).toBeVisible();
  await page.goto('/editor');
  await expect(waits).toBeVisible();
  await page.goto('/profile');
  await expect(heading(page, 'Profil')).toBeVisible();

  const superadmin = await pageOf('superadmin');
  await superadmin.goto(`/admins?waiting=1&q=${encodeURIComponent(email)}`);
  const row = rows(superadmin).filter({ hasText: email });
  await expect(row).toContainText('Menunggu persetujuan');
  await row.getByRole('cell').first().click();
  const drawer = superadmin.getByRole('dialog').last();
  await tick(drawer.getByRole('checkbox', { name: 'Kelas', exact: true }));
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(superadmin.getByText('Admin berhasil diperbarui!')).toBeVisible();

  await page.goto('/waiting');
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test('a browser that must prove work during a rush of registrations does so and registers', async ({ pageOf }) => {
  const email = `ramai.${Date.now()}@widya.example`;
  const page = await pageOf(null);
  const isRegistration = ({ pathname }: URL) => pathname === '/v1/admins/register';
  const refusal = { success: false, code: 'PROOF_REQUIRED', msg: 'Pendaftaran sedang ramai.', request_id: 'uji' };
  await page.route(isRegistration, (route) => route.fulfill({ status: 428, json: refusal }), { times: 1 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Daftar', exact: true }).first().click();
  const form = page.locator('form');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Nama').fill('Pengguna Contoh');
  await form.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Konfirmasi kata sandi').fill(PASSWORD);
  const repeated = page.waitForRequest(
    (request) => isRegistration(new URL(request.url())) && /"proof"/.test(request.postData() ?? ''),
  );
  await form.getByRole('button', { name: 'Daftar', exact: true }).click();
  await repeated;
  await expect(page.getByText(`Bila ${email} dapat didaftarkan`)).toBeVisible();
});
