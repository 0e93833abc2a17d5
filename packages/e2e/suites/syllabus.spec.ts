import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import type { CourseSubChapter, Syllabus } from '@widya/contract/chapters';
import { callAs } from '../support/api.ts';
import { dragRow } from '../support/drag-row.ts';
import { chooseInRow, heading, rowOf, rows } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

const THREE_SECONDS = fileURLToPath(new URL('../../design-system/testing/files/three-seconds.mp4', import.meta.url));
const newCourse = async () => {
  const title = `Kelas bab ${Date.now().toString(36).toUpperCase()}`;
  const { id } = await callAs<{ id: number }>('admin', '/v1/course', {
    method: 'POST',
    body: JSON.stringify({ title, price: 0 }),
  });
  return { id, title };
};

/** Finds an active course of the demo data with a quiz that participants have answered. */
async function takenCourse(): Promise<{ courseId: number; quiz: CourseSubChapter }> {
  const { data } = await callAs<{ data: readonly { readonly id: number; readonly active: 0 | 1 }[] }>(
    'admin',
    '/v1/course?page=1&per_page=50&sort=-accepted',
  );
  for (const { id } of data.filter(({ active }) => active === 1)) {
    const syllabus = await callAs<Syllabus>('admin', `/v1/course_chapter/${id}/course`);
    const quiz = Object.values(syllabus.sub_chapters)
      .flat()
      .find(({ type, has_progress }) => type === 'Kuis' && has_progress);
    if (syllabus.course.locked && quiz) return { courseId: id, quiz };
  }
  throw new Error('The demo data has no course with participants');
}

async function fill(box: Locator, name: string, type: string): Promise<void> {
  await box.getByLabel('Nama subbab').fill(name);
  await box.getByLabel('Tipe').selectOption(type);
  await box.getByLabel('Durasi, menit').fill('2');
}

test('a chapter is created, filled, reordered and deleted', async ({ pageOf }) => {
  test.slow();
  const { id, title } = await newCourse();
  const page = await pageOf('admin');
  await page.goto(`/editor/syllabus/${id}`);
  await expect(page.getByText(`${title} · 0 bab`)).toBeVisible();
  for (const name of ['Awal', 'Akhir']) {
    await page.goto(`/editor/syllabus/${id}/create`);
    await page.getByLabel('Nama bab').fill(name);
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText('Bab berhasil tersimpan!').first()).toBeVisible();
    await expect(heading(page, 'Kelola Bab')).toBeVisible();
  }

  const add = page.getByRole('button', { name: 'Tambah Konten' }).first();
  const box = page.getByRole('dialog', { name: 'Tambah Konten' });
  const save = async (name: string) => {
    await box.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(box).toBeHidden();
    await expect(rowOf(page, name)).toBeVisible();
  };
  await add.click();
  await fill(box, 'Film', 'Video');
  await box.getByLabel('Tautan video').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await save('Film');

  await add.click();
  await fill(box, 'Rekaman', 'Video');
  await box.locator('input[type=file]').first().setInputFiles(THREE_SECONDS);
  await expect(box.getByText('Video terunggah')).toBeVisible();
  await expect(box.getByText('3 detik', { exact: true })).toBeVisible();
  await save('Rekaman');

  await add.click();
  await fill(box, 'Kuis', 'Kuis');
  await box.getByRole('button', { name: '+ Tambah Pertanyaan' }).click();
  const question = page.getByRole('dialog', { name: 'Tambah Pertanyaan' });
  await question.getByRole('textbox', { name: 'Pertanyaan' }).fill('Mana yang baku?');
  await question.getByRole('textbox', { name: 'Opsi 1' }).fill('Apotek');
  await question.getByRole('textbox', { name: 'Opsi 2' }).fill('Apotik');
  await question.getByRole('combobox', { name: 'Jawaban benar' }).selectOption('Apotek');
  await question.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(box.getByText('Jawaban benar: Apotek')).toBeVisible();
  await box.getByRole('button', { name: 'Tampilan Pengguna' }).click();
  const preview = page.getByRole('dialog', { name: 'Tampilan Pengguna' });
  const player = preview.frameLocator('iframe[title="Halaman subbab"]');
  await expect(player.getByRole('heading', { level: 1, name: 'Kuis' })).toBeVisible();
  await expect(player.getByText('Apotik')).toBeVisible();
  await preview.getByText('Sesudah dijawab').click();
  await expect(player.getByText('Nilai 100')).toBeVisible();
  await preview.getByRole('button', { name: 'Tutup' }).first().click();
  await save('Kuis');

  await add.click();
  await fill(box, 'Istilah', 'Glosarium');
  await box.getByRole('button', { name: 'Tambah kata' }).click();
  await box.getByRole('textbox', { name: 'Kata 1' }).fill('diksi');
  await box.getByRole('textbox', { name: 'Definisi 1' }).fill('pilihan kata');
  await save('Istilah');

  const order = page.getByRole('list', { name: 'Sunting Urutan Subbab' });
  await page.getByRole('button', { name: 'Sunting Urutan Subbab' }).click();
  await order.getByRole('button', { name: 'Naikkan Istilah' }).focus();
  await page.keyboard.press('Enter');
  // With reduced motion, rows change places at once and must still follow the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const rowsInOrder = order.getByRole('listitem');
  await dragRow(rowsInOrder.filter({ hasText: 'Istilah' }), rowsInOrder.first());
  await expect(rowsInOrder).toContainText(['Istilah', 'Film', 'Rekaman', 'Kuis']);
  await page.emulateMedia({ reducedMotion: null });
  await page.getByRole('button', { name: 'Simpan Urutan' }).click();
  await expect(page.getByText('Urutan berhasil diperbarui!').first()).toBeVisible();
  await expect(rows(page).first()).toContainText('Istilah');

  await page.goto(`/editor/syllabus/${id}`);
  await page.getByRole('button', { name: 'Sunting Urutan Bab' }).click();
  await page.getByLabel('Urutan Akhir').fill('1');
  await page.getByRole('button', { name: 'Simpan Urutan' }).click();
  await expect(page.getByText('2 atau lebih bab memiliki urutan yang sama')).toBeVisible();
  await page.getByLabel('Urutan Awal').fill('2');
  await page.getByRole('button', { name: 'Simpan Urutan' }).click();
  await expect(rows(page).first()).toContainText('Akhir');
  await expect(rows(page).first()).toContainText('6 menit 3 detik');

  await chooseInRow(rowOf(page, 'Awal'), 'Hapus');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Bab berhasil terhapus!')).toBeVisible();
  await expect(rowOf(page, 'Awal')).toHaveCount(0);
  const left = await callAs<Syllabus>('admin', `/v1/course_chapter/${id}/course`);
  const [chapter] = left.chapters;
  const stored = left.sub_chapters[String(chapter?.id)] ?? [];
  expect(stored.map(({ type }) => type)).toEqual(['Glosarium', 'Video', 'Video', 'Kuis']);
  expect(JSON.parse(stored[0]?.content ?? '')).toEqual([{ word: 'diksi', definition: 'pilihan kata' }]);
});

test('a course with participants accepts no new chapters, and shows their answers', async ({ pageOf }) => {
  const { courseId, quiz } = await takenCourse();
  const page = await pageOf('admin');
  await page.goto(`/editor/syllabus/${courseId}`);
  await expect(page.getByText('Bab dan subbab baru tidak bisa dibuat')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buat Bab Baru' })).toBeDisabled();

  await page.goto(`/editor/syllabus/${courseId}/${quiz.course_chapter_id}/manage`);
  await chooseInRow(rowOf(page, quiz.name), 'Lihat Jawaban');
  const answers = page.getByRole('dialog', { name: `Jawaban ${quiz.name}` });
  await expect(answers.getByText(/\/100$/).first()).toBeVisible();
  await answers
    .getByRole('button', { name: /^Lihat jawaban/ })
    .first()
    .click();
  await expect(answers.getByText('Gagasan kedua').first()).toBeVisible();
});
