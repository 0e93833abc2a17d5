import type { Page } from '@playwright/test';
import { typeAddressCode } from '../support/address-code.ts';
import { expectChecked, hidePageTwo, issueToAll } from '../support/certificates.ts';
import { fillClassDates, pressPublish } from '../support/class-form.ts';
import { addTest, changeClass, publishedClass } from '../support/classes.ts';
import { expectPhonePage } from '../support/expect-phone-page.ts';
import { fillPerson } from '../support/fill-person.ts';
import { bar, chooseInRow, rowOf } from '../support/frame.ts';
import { payAndNotify } from '../support/payments.ts';
import { BROWSERS, PHONE, WITHOUT_SCRIPT } from '../support/phone.ts';
import { registerVisitor } from '../support/register-visitor.ts';
import { expect, test } from '../support/test.ts';
import { uniqueName } from '../support/unique-name.ts';
import { newVoucher } from '../support/vouchers.ts';

/** Creates and publishes a class with one seat on the screens of staff. @returns its code */
async function publishByHand(staff: Page, name: string): Promise<string> {
  await staff.goto('/create-class');
  await staff.getByLabel('Nama kelas').fill(name);
  await staff.getByLabel('Harga', { exact: true }).fill('150000');
  await staff.getByRole('textbox', { name: 'Kuota' }).fill('1');
  await fillClassDates(staff);
  await staff.getByLabel('Tautan streaming', { exact: true }).fill('https://temu.example/kelas');
  await press(staff, 'Simpan');
  await expect(staff.getByText('Kelas berhasil dibuat')).toBeVisible();
  await pressPublish(staff);
  await expect(bar(staff).getByRole('button', { name: 'Sembunyikan' })).toBeVisible();
  return new URL(staff.url()).pathname.split('/').at(-1) ?? '';
}

const RIGHT = 'Naskah disimpan di dalam lemari.';

const QUESTION = {
  fieldName: 'soal-1',
  type: 'option',
  description: 'Manakah yang tepat?',
  options: [RIGHT, 'Naskah di simpan.'],
  correctAnswer: RIGHT,
};

/** Creates and publishes a class for one journey. @returns its code */
async function openClass(name: string, fields: object): Promise<string> {
  const { code } = await publishedClass(name, {
    stream_type: 'Zoom',
    stream_url: 'https://temu.example/kelas',
    ...fields,
  });
  return code;
}

const emailOf = (who: string, code: string): string => `${who}.${code.toLowerCase()}@uji.example`;

const agree = (page: Page): Promise<void> => page.getByText('Saya setuju data ini dipakai').click();
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).last().click();
const headed = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mengundurkan diri' }).click();
  await headed(page, 'Mengundurkan diri?');
  await expectPhonePage(page, 'withdrawing');
  await press(page, 'Mengundurkan diri');
  await headed(page, 'Pendaftaran ini sudah dibatalkan');
}

for (const { browser, phone: options, hasScript } of BROWSERS) {
  test(`a class from its publication to a checked certificate: one withdraws, one waits and stays, ${browser}`, async ({
    newPageOf,
    pageOf,
  }) => {
    test.slow();
    const staff = await pageOf('admin');
    const name = uniqueName('Situs');
    const code = await publishByHand(staff, name);
    const voucher = await newVoucher();
    const phone = await newPageOf(null, options);
    let order = '';

    await test.step('the address is proved before the form is shown', async () => {
      await phone.goto(`/kelas/${code}`);
      await phone.getByRole('link', { name: 'Daftar', exact: true }).filter({ visible: true }).click();
      await expectPhonePage(phone, 'address');
      await typeAddressCode(phone, emailOf('laras', code));
      await headed(phone, 'Daftar kelas');
      await expectPhonePage(phone, 'form');
      await fillPerson(phone, 'Larasati Situs', hasScript);
      await agree(phone);
    });

    await test.step('a wrong voucher is reported at its field, a right one changes the price', async () => {
      await phone.getByLabel('Voucher').fill('TIDAK-ADA');
      await press(phone, 'Pakai');
      await expect(phone.getByRole('link', { name: 'Kode voucer tidak berlaku' })).toBeVisible();
      await expect(phone.getByLabel('Nama lengkap')).toHaveValue('Larasati Situs');
      await expectPhonePage(phone, 'problem');
      await phone.getByLabel('Voucher').fill(voucher);
      await press(phone, 'Pakai');
      await expect(phone.getByText('Potongan 25% dipakai')).toBeVisible();
      await press(phone, 'Daftar dan bayar Rp112.500');
    });

    await test.step('the payment page waits for the page of the provider', async () => {
      await headed(phone, 'Halaman pembayaran sedang disiapkan');
      order = /WID-[\w-]+/.exec(phone.url())?.[0] ?? '';
      await expectPhonePage(phone, 'preparing');
      const locationOf = async () => {
        const answer = await phone.request.get(`/bayar/${order}`, { maxRedirects: 0 });
        return answer.headers().location ?? '';
      };
      await expect.poll(locationOf).toMatch(/^https:\/\/bayar\.example\/snap\//);
    });

    await test.step('the ticket asks for the payment, then shows it', async () => {
      await phone.goto(`/daftar/${code}`);
      await headed(phone, 'Satu langkah lagi, Larasati');
      await expectPhonePage(phone, 'unpaid');
      // The tab stores input only until it is accepted, because the next person to register may be somebody else.
      if (hasScript) await expect.poll(() => phone.evaluate(() => sessionStorage.length)).toBe(0);
      expect(await payAndNotify(order, { transaction_status: 'settlement', gross_amount: '112500.00' })).toBe(200);
      await phone.reload();
      await expect(phone.getByText('Lunas')).toBeVisible();
      await expect(phone.getByText(/^Tombol ini akan aktif 2 jam sebelum acara dimulai/)).toBeVisible();
      await expectPhonePage(phone, 'ticket');
    });

    const other = await newPageOf(null, options);
    await test.step('the class is full, and the next person joins the waiting list', async () => {
      await other.goto(`/daftar/${code}`);
      await typeAddressCode(other, emailOf('budi', code));
      await headed(other, 'Kuota penuh');
      await expectPhonePage(other, 'full');
      await fillPerson(other, 'Budi Situs', hasScript);
      await agree(other);
      await press(other, 'Masuk daftar tunggu');
      await expect(other.getByText('Urutan Anda: 1')).toBeVisible();
      await expectPhonePage(other, 'waiting');
    });

    await test.step('staff see both, and an order to settle after one has withdrawn', async () => {
      await staff.goto(`/editor/visitors/${code}`);
      await expect(rowOf(staff, 'Larasati Situs')).toContainText('TELAH BAYAR');
      await expect(rowOf(staff, 'Budi Situs')).toContainText('DALAM ANTREAN');
      await withdraw(phone);
      await expect(phone.getByText(/sedang mengurus dana Anda/)).toBeVisible();
      await expectPhonePage(phone, 'withdrawn');
      await staff.reload();
      await expect(rowOf(staff, 'Budi Situs')).toContainText('MENUNGGU PEMBAYARAN');
      await staff.goto(`/transaction?tab=exceptions&q=${order}`);
      await expect(rowOf(staff, order)).toContainText('Peserta mengundurkan diri');
    });

    await test.step('the person from the waiting list pays for the seat', async () => {
      await other.reload();
      await headed(other, 'Satu langkah lagi, Budi');
      const pay = other.getByRole('link', { name: 'Bayar Rp150.000' });
      const [orderId = ''] = /WID-[\w-]+/.exec((await pay.getAttribute('href')) ?? '') ?? [];
      expect(await payAndNotify(orderId, { transaction_status: 'settlement', gross_amount: '150000.00' })).toBe(200);
      await other.reload();
      await expect(other.getByText('Lunas')).toBeVisible();
      await staff.goto(`/editor/visitors/${code}`);
      await expect(rowOf(staff, 'Budi Situs')).toContainText('TELAH BAYAR');
    });

    await test.step('joins and is present with one press', async () => {
      // The clock cannot be changed and a published date cannot be moved back, so the class becomes permanent, which
      // opens everything at once.
      await changeClass(code, { permanent: true });
      await other.reload();
      await expect(other.getByRole('link', { name: 'Gabung kelas' })).toHaveAttribute(
        'href',
        /^https:\/\/temu\.example/,
      );
      await other.goto(`/presensi/${code}`);
      await press(other, 'Saya hadir');
      await headed(other, 'Presensi Anda tercatat');
      await staff.goto(`/presence?q=${encodeURIComponent(emailOf('budi', code))}`);
      await expect(rowOf(staff, 'Budi Situs')).toContainText(name);
    });

    await test.step('takes the final test', async () => {
      await addTest(code, [QUESTION]);
      await other.goto(`/tes-akhir/${code}`);
      await other.getByText(RIGHT).click();
      if (hasScript) await press(other, 'Daftar soal');
      await press(other, 'Kumpulkan jawaban');
      await expect(other.getByText(hasScript ? 'Jawaban terkumpul' : 'Jawaban Anda sudah kami terima')).toBeVisible();
      await staff.goto(`/editor/quiz/${code}`);
      await staff.getByRole('tab', { name: 'Jawaban Peserta', exact: true }).click();
      await expect(rowOf(staff, 'Budi Situs')).toContainText('100');
    });

    await test.step('gives feedback', async () => {
      await other.goto(`/daftar/${code}`);
      await other.locator('a[href^="/umpan-balik/"]').click();
      for (const group of await other.locator('fieldset').all()) await group.getByRole('radio', { name: '5' }).check();
      await other.getByLabel('Masukan').fill('Contohnya banyak.');
      await press(other, 'Kirim umpan balik');
      await headed(other, 'Umpan balik terkirim');
      await staff.goto(`/editor/feedback/${code}?tab=daftar`);
      await expect(staff.getByText('Contohnya banyak.').first()).toBeVisible();
    });

    await test.step('gets a certificate, which anybody can check', async () => {
      await staff.goto(`/editor/certificate/${code}`);
      await hidePageTwo(staff);
      await issueToAll(staff);
      await expect(staff.getByText('Sukses mengunggah 1/1').first()).toBeVisible();
      await expectChecked(other, await newPageOf(null, options), ['Budi Situs', name]);
    });
  });
}

test('without script the form shows its errors and loses no input', async ({ newPageOf }) => {
  const code = await openClass('Tanpa skrip', { price: 0 });
  const phone = await newPageOf(null, WITHOUT_SCRIPT);
  await phone.goto(`/daftar/${code}`);
  await typeAddressCode(phone, emailOf('citra', code));
  await fillPerson(phone, 'Citra Situs', false);
  await phone.getByLabel('Nomor ponsel').fill('nol delapan');
  await agree(phone);
  await press(phone, 'Daftar');
  await expect(phone.getByText('Periksa kembali isian Anda')).toBeVisible();
  await expect(phone.getByLabel('Nama lengkap')).toHaveValue('Citra Situs');
  await expectPhonePage(phone, 'problem');
  await phone.getByLabel('Nomor ponsel').fill('0812 0000 1234');
  await press(phone, 'Daftar');
  await expect(phone.getByText('Terdaftar', { exact: true })).toBeVisible();
});

test('a ticket link expires when staff send a new one or reject the registration', async ({ newPageOf, pageOf }) => {
  const code = await openClass('Dicabut', { price: 150_000, online_payment: true });
  const { ticket, order } = await registerVisitor(code, 'Dewi Situs');
  const phone = await newPageOf(null, PHONE);
  await phone.goto(`/tiket/${ticket}`);
  await headed(phone, 'Satu langkah lagi, Dewi');
  const staff = await pageOf('admin');
  await staff.goto(`/editor/visitors/${code}`);
  await chooseInRow(rowOf(staff, 'Dewi Situs'), 'Kirim tautan tiket baru');
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Kirim tautan baru' }).click();
  await expect(staff.getByText(/^Tautan tiket baru dikirim ke /)).toBeVisible();
  await phone.reload();
  await headed(phone, 'Tautan ini sudah kedaluwarsa');
  await chooseInRow(rowOf(staff, 'Dewi Situs'), 'Tolak');
  const form = staff.getByRole('dialog', { name: 'Tolak Registrasi' });
  await form.getByRole('combobox').selectOption('Data pendaftaran tidak lengkap.');
  await form.getByRole('button', { name: 'Tolak' }).click();
  await expect(rowOf(staff, 'Dewi Situs')).toContainText('DITOLAK');
  await phone.reload();
  await headed(phone, 'Tautan ini sudah kedaluwarsa');
  await expectPhonePage(phone, 'expired');
  await press(phone, 'Kirim tautan baru');
  await headed(phone, 'Periksa email Anda');
  await phone.goto(`/bayar/${order?.order_id}`);
  await headed(phone, 'Transaksi ini dibatalkan');
  await expectPhonePage(phone, 'cancelled');
});
