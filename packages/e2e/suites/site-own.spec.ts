import type { Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { axeFindings, overhang } from '../support/axe.ts';
import { expectPhonePage } from '../support/expect-phone-page.ts';
import { findInMail } from '../support/mails.ts';
import { BROWSERS, PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

let count = 0;
const newAddress = (): string => {
  count += 1;
  return `saya-${count}.${Date.now()}@surat.example`;
};

interface DataRequest {
  readonly id: number;
  readonly email: string;
  readonly kind: 'COPY' | 'DELETE';
}

const requestsOf = async (email: string): Promise<readonly DataRequest[]> =>
  (await callAs<DataRequest[]>('admin', '/v1/data_requests')).filter((request) => request.email === email);

/** Enters the address and waits until the page asks for the code. */
async function requestCode(page: Page, email: string): Promise<void> {
  await page.goto('/saya');
  await page.getByLabel('Alamat email').fill(email);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(page.getByRole('heading', { name: 'Periksa email Anda' })).toBeVisible();
}

const mailedCode = (email: string): Promise<string> => findInMail(email, /(?<=Kode Anda: )\d{6}/);

async function signInByCode(page: Page, email: string): Promise<void> {
  await requestCode(page, email);
  await page.getByLabel('Kode enam angka').fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByRole('heading', { name: 'Tiket', exact: true })).toBeVisible();
}

for (const { browser, phone, hasScript } of BROWSERS) {
  test(`a code opens a person's own page, and the device can be signed out: ${browser}`, async ({ newPageOf }) => {
    const page = await newPageOf(null, phone);
    const email = newAddress();
    await requestCode(page, email);
    // Reloads, because a phone may discard the tab while its owner reads the mail.
    await page.reload();
    await page.getByLabel('Kode enam angka').fill('12345');
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(page.getByText('Kode terdiri dari enam angka').first()).toBeVisible();
    await page.getByLabel('Kode enam angka').fill(await mailedCode(email));
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText('Belum ada tiket yang berlaku')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Keluar dari perangkat ini' }).click();
    await expect(page.getByLabel('Alamat email')).toBeVisible();
    await page.goto('/saya/profil');
    await expect(page.getByLabel('Alamat email')).toBeVisible();
  });

  test(`the mailed link opens the same page, once: ${browser}`, async ({ newPageOf }) => {
    const page = await newPageOf(null, phone);
    const email = newAddress();
    await requestCode(page, email);
    const link = await findInMail(email, /\/bukti-surel\/[\w-]{43}/);
    await page.goto(link);
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(page.getByRole('heading', { name: 'Tautan ini sudah tidak berlaku' })).toBeVisible();
  });

  test(`a profile is saved, and a request for a copy of the data reaches staff: ${browser}`, async ({ newPageOf }) => {
    const page = await newPageOf(null, phone);
    const email = newAddress();
    await signInByCode(page, email);
    if (!hasScript) await expectPhonePage(page, 'account');
    await page.getByRole('link', { name: 'Isi profil' }).click();
    if (!hasScript) await expectPhonePage(page, 'profile');
    await page.getByLabel('Nama lengkap').fill('Larasati Widuri');
    await page.getByLabel('Nomor ponsel').fill('salah');
    await page.getByLabel('Provinsi').selectOption('Bali');
    if (!hasScript) await page.getByRole('button', { name: 'Tampilkan kota' }).click();
    await page.getByLabel('Kota').selectOption('Kota Denpasar');
    await page.getByRole('radio', { name: 'Perempuan' }).check();
    await page.getByRole('button', { name: 'Simpan profil' }).click();
    await expect(page.getByText('Nomor ponsel belum lengkap').first()).toBeVisible();
    await expect(page.getByLabel('Nama lengkap')).toHaveValue('Larasati Widuri');
    await expect(page.getByLabel('Kota')).toHaveValue('Kota Denpasar');
    await page.getByLabel('Nomor ponsel').fill('0812 0000 1234');
    await page.getByRole('button', { name: 'Simpan profil' }).click();
    await expect(page.getByText('Profil Anda tersimpan')).toBeVisible();
    await expect(page.getByText('Kota Denpasar, Bali')).toBeVisible();

    await page.getByRole('button', { name: 'Kabari saya tentang kelas baru' }).click();
    await expect(page.getByText('Anda akan menerima kabar kelas baru.')).toBeVisible();
    await page.getByRole('button', { name: 'Minta salinan data' }).click();
    await expect(page.getByText('Permintaan salinan data sudah kami terima')).toBeVisible();
    const [request, ...more] = await requestsOf(email);
    expect([request?.kind, more]).toEqual(['COPY', []]);
    await callAs('admin', `/v1/data_requests/${request?.id}/done`, { method: 'PUT', body: '{}' });
    await page.goto('/saya');
    await expect(page.getByText(/Salinan data selesai/)).toBeVisible();
  });
}

test('staff find a request for deletion above the list of users and mark it as done', async ({ newPageOf, pageOf }) => {
  const owner = await newPageOf(null, PHONE);
  const email = newAddress();
  await signInByCode(owner, email);
  await owner.getByText('Minta penghapusan data').click();
  await owner.getByRole('button', { name: 'Ya, minta penghapusan' }).click();
  await expect(owner.getByText('Permintaan penghapusan data sudah kami terima')).toBeVisible();
  const page = await pageOf('admin');
  await page.goto('/users');
  await page.getByRole('button', { name: 'Lihat permintaan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Permintaan data pribadi' });
  await expect(dialog.getByText('Penghapusan data').first()).toBeVisible();
  await dialog.getByRole('button', { name: `Tandai selesai: ${email}` }).click();
  await expect(dialog.getByText(email)).toHaveCount(0);
  expect(await requestsOf(email)).toEqual([]);
});

test('unsubscribe links with a wrong token answer 404, also to the click of a mail program', async ({ newPageOf }) => {
  const page = await newPageOf(null, PHONE);
  for (const address of ['/berhenti/salah', '/berhenti-langganan/salah']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Tautan tidak ditemukan' })).toBeVisible();
    const click = { headers: { origin: 'https://surel.example' }, form: { 'List-Unsubscribe': 'One-Click' } };
    expect((await page.request.post(address, click)).status()).toBe(404);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`every page is accessible and fits a phone: ${colorScheme}`, async ({ newPageOf }) => {
    const page = await newPageOf(null, { ...PHONE, colorScheme });
    const expectFine = async () => {
      expect(await axeFindings(page, colorScheme)).toEqual([]);
      expect(await overhang(page)).toBe(0);
    };
    const email = newAddress();
    await requestCode(page, email);
    await expectFine();
    await page.getByLabel('Kode enam angka').fill('000000');
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(page.getByText('Kode salah').first()).toBeVisible();
    await expectFine();
    await page.getByRole('button', { name: 'Ubah alamat email' }).click();
    await expect(page.getByLabel('Alamat email')).toBeVisible();
    await expectFine();
    await signInByCode(page, newAddress());
    await expectFine();
    for (const path of ['/saya/profil', `/bukti-surel/${'x'.repeat(43)}`, '/berhenti/salah']) {
      await page.goto(path);
      await expectFine();
    }
  });
