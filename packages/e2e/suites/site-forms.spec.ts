import type { Page } from '@playwright/test';
import { typeAddressCode } from '../support/address-code.ts';
import { callAs } from '../support/api.ts';
import { newClass, pastClass, publish } from '../support/classes.ts';
import { expectPhonePage } from '../support/expect-phone-page.ts';
import { feedbackToken } from '../support/feedback-token.ts';
import { rowOf } from '../support/frame.ts';
import { BROWSERS, PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const HOUR = 3_600_000;
const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** Creates and publishes a class that begins in half an hour. */
async function openClass(name: string) {
  const made = await newClass(name, {
    start_time: hoursFromNow(0.5),
    end_time: hoursFromNow(2),
    question_end_time: hoursFromNow(24),
    registration_end_time: hoursFromNow(0.25),
  });
  await publish(made.code);
  return made;
}

/**
 * Code of a class of the demo data that ended more than a week ago, because attendance is taken for a while after the
 * end.
 */
async function classOver(): Promise<string> {
  const { data } = await callAs<{
    data: readonly { code: string; publish_status: string; end_time: string | null }[];
  }>('admin', '/v1/class?page=1&per_page=100&tab=archive');
  const isLongOver = (end: string | null) => end !== null && end < hoursFromNow(-7 * 24);
  return data.find(({ publish_status, end_time }) => publish_status !== 'DRAFT' && isLongOver(end_time))?.code ?? '';
}

const addressOf = (who: string): string => `${who}.${Date.now()}.${Math.floor(Math.random() * 1_000)}@surat.example`;

async function invited(
  code: string,
  full_name: string,
  email = addressOf('peserta'),
): Promise<{ email: string; id: number }> {
  await callAs('admin', `/v1/class/${code}/invite`, { method: 'POST', body: JSON.stringify([{ full_name, email }]) });
  const rows = await callAs<{ data: readonly { id: number; email: string }[] }>(
    'admin',
    `/v1/class/${code}/participants?page=1&q=${encodeURIComponent(email)}`,
  );
  return { email, id: rows.data[0]?.id ?? 0 };
}

async function typePerson(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('Alamat email').fill(email);
}

for (const { browser, phone, hasScript } of BROWSERS) {
  test(`an attendance form reaches staff, and mistakes are shown: ${browser}`, async ({ newPageOf, pageOf }) => {
    const { code, name } = await openClass('Presensi');
    const email = addressOf('hadir');
    const page = await newPageOf(null, phone);
    await page.goto(`/presensi/${code}`);
    await expectPhonePage(page, 'form');
    // Browsers accept this address, but the API refuses it.
    await typePerson(page, 'Hadir Tanpa Tiket', 'hadir@surat');
    await page.getByLabel('Nomor ponsel').fill('+62 812-1111-2222');
    await page.getByRole('button', { name: 'Kirim presensi' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Nama lengkap')).toHaveValue('Hadir Tanpa Tiket');
    await expectPhonePage(page, 'mistake');
    await page.getByLabel('Alamat email').fill(email);
    await page.getByRole('button', { name: 'Kirim presensi' }).click();
    await expect(page.getByRole('heading', { name: 'Presensi Anda tercatat' })).toBeVisible();
    await expectPhonePage(page, 'done');

    const staff = await pageOf('admin');
    await staff.goto(`/presence?q=${encodeURIComponent(email)}`);
    await expect(rowOf(staff, email)).toContainText(name);
  });

  test(`a question and a complaint reach staff: ${browser}`, async ({ newPageOf, pageOf }) => {
    const { code, name } = await openClass('Tanya');
    const page = await newPageOf(null, phone);
    const email = addressOf('tanya');
    await page.goto(`/tanya/${code}`);
    await expectPhonePage(page, 'question');
    await page.getByLabel('Pertanyaan Anda').fill(`Kapan rekaman ${code} dibagikan?`);
    await typePerson(page, 'Penanya Uji', email);
    await page.getByRole('button', { name: 'Kirim pertanyaan' }).click();
    await expect(page.getByRole('heading', { name: 'Pertanyaan Anda terkirim' })).toBeVisible();
    await expectPhonePage(page, 'question sent');

    await page.goto(`/aduan?kelas=${code}`);
    await expect(page.getByLabel('Tentang kelas')).toHaveValue(name);
    await expectPhonePage(page, 'complaint');
    await page.getByLabel('Aduan Anda').fill('Suara terputus sepanjang kelas.');
    await typePerson(page, 'Pengadu Uji', email);
    await page.getByRole('button', { name: 'Kirim aduan' }).click();
    await expect(page.getByRole('heading', { name: 'Aduan Anda kami terima' })).toBeVisible();
    await expectPhonePage(page, 'complaint sent');

    const staff = await pageOf('admin');
    await staff.goto(`/editor/question/${code}`);
    await expect(staff.getByText(`Kapan rekaman ${code} dibagikan?`)).toBeVisible();
    await staff.goto(`/complaint?q=${encodeURIComponent(email)}`);
    await expect(rowOf(staff, 'Pengadu Uji')).toContainText(name);
  });

  test(`feedback is given on both scales, once: ${browser}`, async ({ newPageOf, pageOf }) => {
    const { code } = await pastClass('Umpan', { question_end_time: hoursFromNow(24) });
    const { id } = await invited(code, 'Larasati Umpan');
    const page = await newPageOf(null, phone);
    await page.goto(`/umpan-balik/${feedbackToken(id)}`);
    await expectPhonePage(page, 'feedback');
    await page.getByRole('button', { name: 'Kirim umpan balik' }).click();
    if (hasScript) await expect(page.getByText('Harap Isi Topik sesuai')).toBeVisible();
    for (const group of await page.locator('fieldset').all()) await group.getByRole('radio', { name: '5' }).check();
    await page.getByRole('group', { name: 'Pengajar jelas' }).getByRole('radio', { name: '2' }).check();
    await page.getByLabel('Masukan').fill('Contohnya banyak.');
    await page.getByLabel('Pertanyaan untuk pengajar').fill('Adakah kelas lanjutan?');
    await page.getByRole('button', { name: 'Kirim umpan balik' }).click();
    await expect(page.getByRole('heading', { name: 'Umpan balik terkirim' })).toBeVisible();
    await expect(page.getByText('akan dijawab oleh narasumber')).toBeVisible();
    await expect(page.getByText('4,5', { exact: true })).toBeVisible();
    await expect(page.getByText('3,67', { exact: true })).toBeVisible();
    await expectPhonePage(page, 'feedback sent');
    await page.goto(`/umpan-balik/${feedbackToken(id)}`);
    await expect(page.getByRole('heading', { name: 'Umpan balik terkirim' })).toBeVisible();

    const staff = await pageOf('admin');
    await staff.goto(`/editor/feedback/${code}?tab=daftar`);
    await expect(staff.getByText('Contohnya banyak.').first()).toBeVisible();
  });

  test(`a participant with a ticket notes attendance with one press and hands in a document: ${browser}`, async ({
    newPageOf,
    pageOf,
  }) => {
    const { code, name } = await openClass('Tiket');
    const { email } = await invited(code, 'Larasati Tiket');
    const page = await newPageOf(null, phone);
    await page.goto('/saya');
    await typeAddressCode(page, email);
    const ticket = await page.locator('a[href^="/tiket/"]').first().getAttribute('href');
    const token = ticket?.replace('/tiket/', '') ?? '';

    await page.goto(`/tiket/${token}`);
    const scanned = await newPageOf(null, phone);
    await scanned.goto((await page.getByRole('link', { name: code }).getAttribute('href')) ?? '');
    await expect(scanned.getByText('Larasati Tiket')).toBeVisible();
    await page.goto(`/presensi/${code}`);
    await expectPhonePage(page, 'own presence');
    await page.getByRole('button', { name: 'Saya hadir' }).click();
    await expect(page.getByRole('heading', { name: 'Presensi Anda tercatat' })).toBeVisible();

    await page.goto(`/tiket/${token}`);
    await page.getByRole('link', { name: 'Kirim dokumen ke penyelenggara' }).click();
    await expectPhonePage(page, 'document');
    await page.getByLabel('Jenis dokumen').fill('Surat Tugas');
    const html = { name: 'surat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') };
    await page.getByLabel('Berkas').setInputFiles(html);
    await page.getByRole('button', { name: 'Kirim dokumen' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Jenis dokumen')).toHaveValue('Surat Tugas');
    await page.getByLabel('Berkas').setInputFiles({ name: 'surat.pdf', mimeType: 'application/pdf', buffer: PDF });
    await page.getByRole('button', { name: 'Kirim dokumen' }).click();
    await expect(page.getByText('Dokumen diterima')).toBeVisible();
    await expectPhonePage(page, 'document sent');

    const staff = await pageOf('admin');
    await staff.goto(`/formulir-dokumen?q=${encodeURIComponent(email)}`);
    await expect(rowOf(staff, email)).toContainText('Surat Tugas');
    await staff.goto(`/presence?q=${encodeURIComponent(email)}`);
    await expect(rowOf(staff, email)).toContainText(name);
  });
}

test('closed forms show that they are closed, and unknown links have no page', async ({ newPageOf }) => {
  const early = await newClass('Nanti');
  await publish(early.code);
  const over = await classOver();
  const { id } = await invited(early.code, 'Larasati Dini');
  const page = await newPageOf(null, PHONE);
  const states = {
    [`/presensi/${early.code}`]: 'Presensi belum dibuka',
    [`/presensi/${over}`]: 'Presensi sudah ditutup',
    [`/tanya/${over}`]: 'Pertanyaan sudah ditutup',
    [`/umpan-balik/${feedbackToken(id)}`]: 'Umpan balik belum dibuka',
    '/umpan-balik/tidak-ada': 'Tautan ini tidak berlaku',
    '/dokumen/tidak-ada': 'Tautan ini sudah tidak berlaku',
    '/tiket/tidak-ada': 'Tautan ini tidak berlaku',
    '/konfirmasi/tidak-ada': 'Tautan ini tidak berlaku',
    '/bayar/WID-209912-TIDAKADA': 'Transaksi tidak ditemukan',
    '/presensi/TIDAKADA': 'Halaman ini tidak ada',
    '/tanya/TIDAKADA': 'Halaman ini tidak ada',
  };
  for (const [address, title] of Object.entries(states)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectPhonePage(page, address);
  }
});
