import type { Locator, Page } from '@playwright/test';
import { formatMonthFirst } from '@widya/contract/time/texts';
import type { AccountName } from '../support/accounts.ts';
import { callAs, classPage } from '../support/api.ts';
import { invite, type MadeClass, pastClass } from '../support/classes.ts';
import { downloadOf } from '../support/download.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { feedbackToken } from '../support/feedback-token.ts';
import { chooseInRow, heading, rows } from '../support/frame.ts';
import { expect, productUrl, sharedSession, test } from '../support/test.ts';

const dialogOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
/** Selects the table by name, because charts contain tables too. */
const rowsOf = (page: Page, table: string): Locator => page.getByRole('table', { name: table }).locator('tbody tr');
const rowOf = (page: Page, table: string, text: string): Locator => rowsOf(page, table).filter({ hasText: text });

const LOW = {
  topik_sesuai: 5,
  topik_dipahami: 4,
  pengajar_jelas: 2,
  pengajar_interaktif: 4,
  pendaftaran_mudah: 5,
  mekanisme_jelas: 4,
};
const HIGH = { ...LOW, pengajar_jelas: 5 };

/** Sends feedback as the page of a participant does. @returns the status */
async function send(registration: number, answers: object): Promise<number> {
  const answer = await fetch(`${productUrl()}/v1/feedbacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: feedbackToken(registration), ...answers }),
  });
  return answer.status;
}

/** Creates a past class in which two of three people gave feedback. */
async function ratedClass(): Promise<MadeClass> {
  const made = await pastClass('Umpan Balik');
  for (const name of ['Arum Contoh', 'Bima Contoh', 'Citra Contoh']) await invite(made.code, name);
  const { data } = await callAs<{ data: readonly { readonly id: number; readonly full_name: string }[] }>(
    'admin',
    `/v1/class/${made.code}/participants?page=1&per_page=10`,
  );
  const idOf = (name: string): number => data.find(({ full_name }) => full_name === name)?.id ?? 0;
  expect(
    await send(idOf('Arum Contoh'), { ...LOW, masukan: 'Suara pengajar terputus', kelas_yang_diinginkan: 'Esai' }),
  ).toBe(201);
  expect(await send(idOf('Bima Contoh'), { ...HIGH, masukan: '=Contoh(1)' })).toBe(201);
  expect(await send(idOf('Bima Contoh'), HIGH)).toBe(409);
  expect(await send(idOf('Citra Contoh'), { ...HIGH, mekanisme_jelas: undefined })).toBe(422);
  return made;
}

test.describe('feedback on a class', () => {
  test('is summarised, opened, annotated, downloaded, hidden and restored', async ({ pageOf }) => {
    const { code, name } = await ratedClass();
    const page = await pageOf('admin');
    await page.goto(`/editor/feedback/${code}`);
    await expect(heading(page, 'Umpan Balik')).toBeVisible();
    await expect(page.getByText(`${name} · 2 umpan balik · respons 66,7%`)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Rata-rata per kriteria \(n = 2\)/ })).toBeVisible();
    await expectAccessible(page);

    await test.step('a criterion leads to the person who gave the low rating', async () => {
      await page.getByRole('button', { name: 'Lihat jawaban per kriteria' }).click();
      const answers = dialogOf(page, 'Jawaban per kriteria');
      await answers.getByRole('combobox', { name: 'Kriteria' }).selectOption('Pengajar jelas');
      await answers.getByText('2 (1)').click();
      await expect(answers.getByText('Bima Contoh')).toHaveCount(0);
      await expectAccessible(page);
      await answers.getByRole('button', { name: 'Detail Arum Contoh' }).click();
      const detail = dialogOf(page, 'Umpan balik Arum Contoh');
      await expect(detail.getByText('2 dari 5')).toBeVisible();
      await expect(detail.getByText('Suara pengajar terputus')).toBeVisible();
      await expectAccessible(page);
      await detail.getByRole('button', { name: 'Catatan' }).click();
      const note = dialogOf(page, 'Catatan');
      await note.getByRole('textbox', { name: 'Catatan' }).fill('Mikrofon diganti');
      await note.getByRole('button', { name: 'Simpan' }).click();
      await expect(page.getByText('Catatan berhasil diperbarui!')).toBeVisible();
      await answers.getByRole('button', { name: 'Tutup' }).last().click();
    });

    await page.getByRole('tab', { name: /^Daftar/ }).click();
    const row = (who: string) => rowOf(page, 'Daftar umpan balik', who);
    await expect(row('Arum Contoh')).toContainText('Mikrofon diganti');
    await expectAccessible(page);

    await test.step('the report has both, with dates as month/day/year and no formula', async () => {
      const button = page.getByRole('button', { name: 'Unduh laporan-umpan-balik.csv' });
      const { name, lines } = await downloadOf(page, () => button.click());
      expect(name).toBe('laporan-umpan-balik.csv');
      expect(lines).toHaveLength(3);
      expect(lines.slice(1).join('\n')).toContain(`;${formatMonthFirst(Date.now())};`);
      expect(lines.join('\n')).not.toMatch(/;"?=Contoh/);
    });

    await chooseInRow(row('Arum Contoh'), 'Sembunyikan');
    await expect(page.getByText('Umpan balik berhasil disembunyikan!')).toBeVisible();
    await expect(row('Arum Contoh')).toHaveCount(0);
    await page.getByRole('button', { name: 'Tampilkan tersembunyi' }).click();
    await expect(row('Arum Contoh')).toContainText('Disembunyikan');
    await chooseInRow(row('Arum Contoh'), 'Pulihkan');
    await expect(page.getByText('Umpan balik berhasil dipulihkan!')).toBeVisible();
  });

  test('is in the list of all classes, and courses have a tab of their own', async ({ pageOf }) => {
    const { code, name } = await ratedClass();
    const page = await pageOf('superadmin');
    await page.goto('/feedback');
    await expect(page.getByRole('img', { name: /^Tiga kelas terbaru per kriteria/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByPlaceholder('Cari nama atau kode kelas').fill(code);
    const row = rowOf(page, 'Umpan balik per kelas', name);
    // Waits for the search, because rows move under the pointer until it has finished.
    await expect(rowsOf(page, 'Umpan balik per kelas')).toHaveCount(1);
    await expect(row).toContainText('2 dari 3');
    await row.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/editor/feedback/${code}`);

    await page.goto('/feedback');
    await page.getByRole('tab', { name: 'Kelas Daring Mandiri' }).click();
    const courses = page.getByRole('table', { name: 'Umpan balik per kelas daring mandiri' });
    const course = courses.locator('tbody tr').first();
    await expect(course).toBeVisible();
    await expectAccessible(page);
    await course.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/editor\/privateClassFeedback\/\d+$/);
    await expect(page.getByRole('table', { name: 'Daftar umpan balik' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a rating of a course is hidden and restored', async ({ pageOf }) => {
    const { data } = await callAs<{ data: readonly { readonly course_id: number }[] }>(
      'admin',
      '/v1/dashboard/private-class-feedbacks?page=1&per_page=1&sort=-count',
    );
    const page = await pageOf('admin');
    await page.goto(`/editor/privateClassFeedback/${data[0]?.course_id}`);
    const first = page.getByRole('table', { name: 'Daftar umpan balik' }).locator('tbody tr').first();
    await expect(first).toContainText(/\d,00/);
    await chooseInRow(first, 'Sembunyikan');
    await expect(page.getByText('Umpan balik berhasil disembunyikan!')).toBeVisible();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByText('Umpan balik berhasil dipulihkan!')).toBeVisible();
  });
});

test.describe('complaints', () => {
  interface Complaints {
    readonly data: readonly { readonly id: number; readonly name: string; readonly email: string }[];
  }

  const newest = async (): Promise<Complaints['data'][number]> => {
    const { data } = await callAs<Complaints>('admin', '/v1/complaint_forms?page=1&per_page=1&status=NEW');
    const [complaint] = data;
    if (!complaint) throw new Error('The demo data hold no new complaint');
    return complaint;
  };

  test('get a note, are opened, and are answered by a mail to the sender', async ({ pageOf }) => {
    const { name, email } = await newest();
    const page = await pageOf('admin');
    await page.goto(`/complaint?status=NEW&q=${encodeURIComponent(email)}`);
    const row = rowOf(page, 'Aduan', email).first();
    await expect(row).toContainText(/\d{2} \w{3} \d{4} - \d{2}:\d{2}/);
    await expectAccessible(page);
    await chooseInRow(row, 'Catatan');
    const note = dialogOf(page, 'Catatan');
    await note.getByRole('textbox', { name: 'Catatan' }).fill('Diteruskan ke tim');
    await note.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Catatan berhasil diperbarui!')).toBeVisible();

    await chooseInRow(row, 'Baca selengkapnya');
    const drawer = dialogOf(page, name);
    await expect(drawer.getByText('Diteruskan ke tim')).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('link', { name: 'Balas' }).click();

    await expect(page.getByRole('tab', { name: 'Broadcast Email' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(email).first()).toBeVisible();
    // The address must not keep names and complaints of people. D103.
    await expect(page).not.toHaveURL(/complaint_/);
  });

  test('change their status at once, and the change can be undone', async ({ pageOf }) => {
    const page = await pageOf('superadmin');
    await page.goto('/complaint');
    const row = rows(page).last();
    const state = row.getByText(/^(Baru|Ditangani|Selesai)$/);
    const before = (await state.textContent()) ?? '';
    const [press, after] = before === 'Selesai' ? ['Tandai ditangani', 'Ditangani'] : ['Tandai selesai', 'Selesai'];
    await chooseInRow(row, press);
    await expect(state).toHaveText(after);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(state).toHaveText(before);
  });
});

test.describe('notifications', () => {
  test('are validated, stored when no push service is set up, and not created twice by accident', async ({
    pageOf,
  }) => {
    const title = `Kabar uji ${Date.now().toString(36)}`;
    const page = await pageOf('admin');
    await page.goto('/notification');
    await expect(page.getByText('Notifikasi hanya disimpan')).toBeVisible();
    const write = async (): Promise<Locator> => {
      await page.getByRole('button', { name: 'Notifikasi Baru' }).click();
      const form = dialogOf(page, 'Notifikasi Baru');
      await form.getByRole('textbox', { name: 'Judul' }).fill(title);
      await form.getByRole('textbox', { name: 'Konten' }).fill('Kelas baru dibuka hari ini.');
      await expect(form.getByText(/^Hanya disimpan: .* [\d.]+ pengguna aktif tidak diberi tahu\.$/)).toBeVisible();
      return form;
    };
    await page.getByRole('button', { name: 'Notifikasi Baru' }).click();
    const empty = dialogOf(page, 'Notifikasi Baru');
    await expect(empty.getByText(/^Hanya disimpan/)).toBeVisible();
    await empty.getByRole('button', { name: 'Kirim' }).click();
    await expect(empty.getByText('Harap isi judul!')).toBeVisible();
    await expect(empty.getByText('Harap isi konten!')).toBeVisible();
    await expectAccessible(page);
    await empty.getByRole('button', { name: 'Batal' }).click();

    const form = await write();
    await form.getByRole('textbox', { name: 'Tautan' }).fill('javascript:alert(1)');
    await form.getByRole('button', { name: 'Kirim' }).click();
    await expect(form.getByText('Tautan harus diawali https:// atau http://')).toBeVisible();
    await form.getByRole('textbox', { name: 'Tautan' }).fill('https://widya.example/kelas');
    await form.getByRole('button', { name: 'Kirim' }).click();
    await dialogOf(page, 'Simpan notifikasi?').getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Notifikasi berhasil ditambahkan!')).toBeVisible();
    const row = rowOf(page, 'Notifikasi', title);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Tersimpan');

    await write();
    await form.getByRole('textbox', { name: 'Tautan' }).fill('https://widya.example/kelas');
    await form.getByRole('button', { name: 'Kirim' }).click();
    await dialogOf(page, 'Simpan notifikasi?').getByRole('button', { name: 'Simpan' }).click();
    const again = dialogOf(page, 'Kirim sekali lagi?');
    await expect(again).toBeVisible();
    await again.getByRole('button', { name: 'Batal' }).click();
    await expect(form.getByRole('textbox', { name: 'Judul' })).toHaveValue(title);
    const sent = await callAs<{ meta: { total: number } }>(
      'admin',
      `/v1/notification?page=1&per_page=5&q=${encodeURIComponent(title)}`,
    );
    expect(sent.meta.total).toBe(1);
  });
});

test.describe('an instructor', () => {
  const statusOf = async (account: AccountName, path: string, init: RequestInit = {}): Promise<number> =>
    (
      await fetch(productUrl() + path, {
        ...init,
        headers: {
          authorization: `Bearer ${sharedSession(account).token}`,
          'content-type': 'application/json',
        },
      })
    ).status;

  test('reads the feedback on their own classes, cannot hide it, and sees nothing else', async ({ pageOf }) => {
    const mine = await classPage('instructor', 'tab=archive&sort=name');
    const all = await classPage('admin', 'tab=archive&sort=name');
    const own = mine.data[0];
    const foreign = all.data.find(({ code }) => !mine.data.some((row) => row.code === code));
    if (!own || !foreign) throw new Error('The demo data has no own and foreign class');
    const page = await pageOf('instructor');
    await page.goto(`/editor/feedback/${own.code}?tab=daftar`);
    await expect(page.getByText(own.name).first()).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Daftar umpan balik' }).or(page.getByText('Belum ada umpan balik')),
    ).toBeVisible();
    await page.goto(`/editor/feedback/${foreign.code}`);
    await expect(page.getByText('Kelas tidak ditemukan')).toBeVisible();
    await expect(page.getByText(foreign.name)).toHaveCount(0);

    for (const path of ['/complaint', '/notification']) {
      await page.goto(path);
      await expect(page.getByRole('table')).toHaveCount(0);
    }
    expect(await statusOf('instructor', `/v1/class/${own.code}/feedbacks`)).toBe(200);
    expect(await statusOf('instructor', `/v1/class/${foreign.code}/feedbacks`)).toBe(404);
    expect(await statusOf('instructor', `/v1/class/${foreign.code}/feedbacks/summary`)).toBe(404);
    expect(await statusOf('instructor', '/v1/feedbacks/1', { method: 'PUT', body: '{"active":0}' })).toBe(403);
    for (const path of ['/v1/complaint_forms', '/v1/notification', '/v1/contact_forms'])
      expect(await statusOf('instructor', path), path).toBe(403);
  });
});
