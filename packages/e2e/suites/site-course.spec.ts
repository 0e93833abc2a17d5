import type { Page } from '@playwright/test';
import { typeAddressCode } from '../support/address-code.ts';
import { callAs } from '../support/api.ts';
import { expectChecked, hidePageTwo, issueToAll } from '../support/certificates.ts';
import { courseOfAllKinds, type FullCourse, hiddenCourseOfAllKinds } from '../support/courses.ts';
import { expectPhonePage } from '../support/expect-phone-page.ts';
import { fillPerson } from '../support/fill-person.ts';
import { bar, dialogOf, rowOf } from '../support/frame.ts';
import { payAndNotify } from '../support/payments.ts';
import { BROWSERS } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { newVoucher } from '../support/vouchers.ts';

const LEARNER = 'Larasati Widuri';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string): Promise<void> => page.getByRole('link', { name, exact: true }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

let count = 0;
const newAddress = (): string => {
  count += 1;
  return `pembelajar-${count}.${Date.now()}@surat.example`;
};

interface Taker {
  readonly email: string;
  readonly status: string;
  readonly label: string;
  readonly progress: number;
}

const takerOf = async ({ code }: FullCourse, email: string): Promise<Taker | undefined> =>
  (await callAs<readonly Taker[]>('admin', `/v1/member_course/${code}/participants`)).find(
    (taker) => taker.email === email,
  );

async function showCourse(staff: Page, { id }: FullCourse): Promise<void> {
  await staff.goto(`/editor/privateClassDetail/${id}`);
  await bar(staff).getByRole('button', { name: 'Tampilkan' }).click();
  await dialogOf(staff).getByRole('button', { name: 'Tampilkan' }).click();
  await expect(bar(staff).getByRole('button', { name: 'Sembunyikan' })).toBeVisible();
}

/** Checks the current page; failure messages contain the name. */
type Look = (name: string) => Promise<void>;

interface Buyer {
  readonly course: FullCourse;
  readonly email: string;
  readonly hasScript: boolean;
}

/** Goes from the page of the course to a paid order. */
async function buy(page: Page, look: Look, { course, email, hasScript }: Buyer): Promise<void> {
  const voucher = await newVoucher();
  await page.goto(`/kelas-mandiri/${course.code}`);
  await expect(title(page, course.title)).toBeVisible();
  await expect(page.getByText('8 subbab · 24 mnt').first()).toBeVisible();
  await expect(page.getByText('Huruf t luluh.')).toHaveCount(0);
  await look('course');
  await page.getByRole('link', { name: 'Daftar', exact: true }).filter({ visible: true }).click();
  await look('address');
  await typeAddressCode(page, email);
  await look('form');
  await fillPerson(page, LEARNER, hasScript);
  await page.getByLabel('Voucher').fill('TIDAK-ADA');
  await press(page, 'Pakai');
  await expect(page.getByText('Kode voucer tidak berlaku').first()).toBeVisible();
  await page.getByLabel('Voucher').fill(voucher);
  await press(page, 'Pakai');
  await expect(page.getByText('Potongan Rp37.500 dipakai')).toBeVisible();
  await page.getByText('Saya setuju data ini').click();
  await page.getByLabel('Nomor ponsel').fill('abc');
  await press(page, 'Daftar dan bayar Rp112.500');
  await expect(page.getByText('Nomor ponsel belum lengkap').first()).toBeVisible();
  await expect(page.getByText('Potongan Rp37.500 dipakai')).toBeVisible();
  await look('form with problems');
  await page.getByLabel('Nomor ponsel').fill('0812 0000 1234');
  await press(page, 'Daftar dan bayar Rp112.500');
  await page.waitForURL(/\/bayar\/WID-/);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await takerOf(course, email)).toMatchObject({ status: 'WAITING' });
  await page.goto(`/kelas-mandiri/${course.code}`);
  await expect(page.getByRole('link', { name: 'Bayar Rp112.500' }).filter({ visible: true })).toBeVisible();
  await payAndNotify(orderId, { transaction_status: 'settlement', gross_amount: '112500.00' });
}

/** Works through the first chapter: prologue, video, text, quiz. */
async function firstChapter(page: Page, look: Look): Promise<void> {
  await expect(title(page, 'Subbab Prolog')).toBeVisible();
  await look('Prolog');
  await press(page, 'Selesai, lanjut');
  await expect(page.locator('video')).toHaveAttribute('src', 'https://video.example/imbuhan.mp4');
  await look('Video');
  await press(page, 'Selesai, lanjut');
  await expect(page.getByText('Imbuhan mengubah arti kata.')).toBeVisible();
  await press(page, 'Selesai, lanjut');
  await expect(title(page, 'Subbab Kuis')).toBeVisible();
  await page.getByText('mentulis').click();
  await press(page, 'Kumpulkan jawaban');
  await expect(page.getByText('Isi jawaban Anda').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'mentulis' })).toBeChecked();
  await look('Kuis');
  await page.getByLabel('Jawaban Anda').fill(' jakarta');
  await press(page, 'Kumpulkan jawaban');
  await expect(page.getByText('Nilai 50')).toBeVisible();
  await expect(page.getByText('Huruf t luluh.').first()).toBeVisible();
  await look('result');
  await follow(page, 'Lanjut');
}

/** Works through the second chapter: document, glossary, exercise, essay. */
async function secondChapter(page: Page, look: Look): Promise<void> {
  await expect(page.getByRole('link', { name: 'Buka dokumen' })).toBeVisible();
  await press(page, 'Selesai, lanjut');
  await expect(page.getByText('Bunyi yang ditambahkan pada kata.')).toBeVisible();
  await look('Glosarium');
  await press(page, 'Selesai, lanjut');
  await page.getByText('mentulis').click();
  await press(page, 'Periksa');
  await expect(page.getByText('Belum tepat')).toBeVisible();
  await follow(page, 'Coba lagi');
  await page.getByText('menulis', { exact: true }).click();
  await press(page, 'Periksa');
  await expect(page.getByText('Nilai 100')).toBeVisible();
  await follow(page, 'Lanjut');
  await page.getByLabel('Jawaban Anda').fill('Suatu hari saya menulis.');
  await press(page, 'Simpan jawaban');
  await expect(page.getByText('Suatu hari saya menulis.')).toBeVisible();
  await follow(page, 'Lanjut');
}

for (const { browser, phone, hasScript } of BROWSERS) {
  test(`a stranger buys a course, completes it, rates it and gets a certificate: ${browser}`, async ({
    newPageOf,
    pageOf,
  }) => {
    test.slow();
    const course = await hiddenCourseOfAllKinds(150_000);
    const email = newAddress();
    const staff = await pageOf('admin');
    await test.step('staff make it visible', () => showCourse(staff, course));
    const page = await newPageOf(null, phone);
    const look: Look = (shown) => expectPhonePage(page, shown);
    await test.step('joins with a voucher and pays', () => buy(page, look, { course, email, hasScript }));
    await test.step('completes both chapters', async () => {
      await expect.poll(async () => (await takerOf(course, email))?.status).toBe('ACCEPTED');
      await page.goto(`/kelas-mandiri/${course.code}`);
      await firstChapter(page, look);
      expect(await takerOf(course, email)).toMatchObject({ progress: 50 });
      await secondChapter(page, look);
    });
    await test.step('rates it, and waits for the certificate', async () => {
      await expect(title(page, 'Anda menyelesaikan kelas ini')).toBeVisible();
      await expect(page.getByText('Sertifikat sedang disiapkan')).toBeVisible();
      await look('finish');
      await page.getByText('4 · Baik').click();
      await page.getByLabel('Ulasan').fill('Contohnya jelas');
      await press(page, 'Kirim penilaian');
      await expect(page.getByText('Terima kasih, penilaian Anda tersimpan')).toBeVisible();
    });
    await test.step('gets a certificate, which anybody can check', async () => {
      await staff.goto(`/editor/private-certificate/${course.code}`);
      await hidePageTwo(staff);
      await issueToAll(staff);
      await expect(staff.getByText('Sukses mengunggah 1/1').first()).toBeVisible();
      await expectChecked(page, await newPageOf(null, phone), [LEARNER, course.title]);
      await look('certificate');
    });
    await test.step('staff see payment, progress and rating', async () => {
      await staff.goto(`/editor/privateClassVisitors/${course.id}`);
      for (const text of ['TELAH BAYAR', '100%']) await expect(rowOf(staff, LEARNER)).toContainText(text);
      await staff.goto(`/editor/privateClassFeedback/${course.id}`);
      await expect(staff.getByText('Contohnya jelas').first()).toBeVisible();
      const ratings = await callAs<readonly object[]>('admin', `/v1/course_rating/${course.code}/course`);
      expect(ratings).toMatchObject([{ rating: 4, comment: 'Contohnya jelas' }]);
    });
  });
}

test('a sub-chapter is opened from the list, and only by people who have joined', async ({ newPageOf }) => {
  const course = await courseOfAllKinds(0);
  const page = await newPageOf(null, { viewport: { width: 1440, height: 900 } });
  await page.goto(`/kelas-mandiri/${course.code}/belajar`);
  await expect(page).toHaveURL(/\/daftar$/);
  await typeAddressCode(page, newAddress());
  await fillPerson(page, LEARNER, true);
  await page.getByText('Saya setuju data ini').click();
  await press(page, 'Daftar');
  await expect(title(page, 'Subbab Prolog')).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Daftar bab' });
  await list.locator('summary', { hasText: '2. Memakai imbuhan' }).press('Enter');
  await list.getByRole('link', { name: 'Subbab Glosarium' }).press('Enter');
  await expect(title(page, 'Subbab Glosarium')).toBeVisible();
  await page.goto(`/kelas-mandiri/${course.code}/selesai`);
  await expect(title(page, 'Subbab Prolog')).toBeVisible();
  await page.goto('/kelas-mandiri/TIDAK-ADA');
  await expect(title(page, 'Halaman ini tidak ada')).toBeVisible();
});
