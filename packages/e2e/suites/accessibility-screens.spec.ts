import type { Page } from '@playwright/test';
import type { Syllabus } from '@widya/contract/chapters';
import { ask, classPage } from '../support/api.ts';
import { axeFindings } from '../support/axe.ts';
import { newClass } from '../support/classes.ts';
import { expectToFit } from '../support/expect-accessible.ts';
import { chooseInRow, dialogOf, rows, seenHeading } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

/** A screen of a remote, and what stands on it once it has come. */
interface Screen {
  readonly path: string;
  readonly title: string | RegExp;
  readonly ready?: (page: Page) => Promise<void>;
}

const withRows = (page: Page) => expect(rows(page).first()).toBeVisible();
const chartsOf = (page: Page) => expect(page.getByRole('figure').getByRole('img').first()).toBeVisible();

/** Waits for the rows, does something, and waits for what it opens. */
const opening = (press: (page: Page) => Promise<void>) => async (page: Page) => {
  await withRows(page);
  await press(page);
  await expect(dialogOf(page)).toBeVisible();
};
const pressed = (name: string) => opening((page) => page.getByRole('button', { name, exact: true }).first().click());

/** Leaves what the former screen has opened over the same page. */
async function closeDialogs(page: Page): Promise<void> {
  if (await dialogOf(page).isVisible()) await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
}

/** A class of the demo data with people in it; other tests change their own classes only. */
async function busyClass(): Promise<string> {
  const { data } = await classPage('admin', 'tab=archive');
  const [most] = data.toSorted((a, b) => b.metrics.accepted - a.metrics.accepted);
  return most?.code ?? '';
}

const participants = async (): Promise<readonly Screen[]> => {
  const code = await busyClass();
  return [
    { path: `/editor/visitors/${code}`, title: 'Peserta Sesi', ready: withRows },
    {
      path: `/editor/visitors/${code}`,
      title: 'Peserta Sesi',
      ready: opening((page) => rows(page).last().getByRole('cell').nth(2).click()),
    },
    { path: `/editor/visitors/${code}`, title: 'Peserta Sesi', ready: pressed('Undang Banyak') },
    { path: `/editor/certificate/${code}`, title: 'Sertifikat', ready: withRows },
    {
      path: `/editor/certificate/${code}`,
      title: 'Sertifikat',
      ready: pressed('Generate dan upload untuk semua'),
    },
    { path: `/editor/new-certificate/${code}?tab=kompetensi`, title: 'Sertifikat' },
    { path: '/participation', title: 'Daftar Partisipasi', ready: withRows },
    { path: '/users', title: 'Daftar Pengguna', ready: withRows },
    { path: '/users', title: 'Daftar Pengguna', ready: pressed('Undang Satu Pengguna') },
    { path: '/presence', title: 'Presensi', ready: withRows },
  ];
};

const commerce = async (): Promise<readonly Screen[]> => [
  { path: '/editor/voucher', title: 'Voucher', ready: withRows },
  { path: '/transaction', title: 'Transaksi' },
  { path: '/merchandise', title: 'Daftar Kreasi' },
];

const adminTools = async (): Promise<readonly Screen[]> => [
  { path: '/dashboard', title: 'Dashboard', ready: chartsOf },
  {
    path: '/dashboard?orang=usia:25-39',
    title: 'Dashboard',
    ready: (page) => expect(dialogOf(page).getByRole('table')).toBeVisible(),
  },
  { path: '/editor/live-streaming', title: 'Siaran Langsung', ready: withRows },
  { path: '/editor/create-streaming', title: 'Buat Tautan Streaming' },
  { path: '/editor/instructor', title: 'Widyaiswara', ready: withRows },
  { path: '/editor/instructor', title: 'Widyaiswara', ready: pressed('+ Tambah Widyaiswara') },
  { path: '/tampilan-antarmuka?layar=class_detail', title: 'Tampilan Antarmuka' },
  { path: '/formulir-dokumen', title: 'Formulir Dokumen', ready: withRows },
  {
    path: '/formulir-dokumen',
    title: 'Formulir Dokumen',
    ready: async (page) => {
      await opening((there) => rows(there).first().getByRole('cell').nth(2).click())(page);
      await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
    },
  },
];

const classes = async (): Promise<readonly Screen[]> => {
  const { code, name } = await newClass('Aksesibel');
  return [
    { path: `/editor/classDetail/${code}`, title: name },
    { path: `/editor/preview/${code}`, title: /.+/ },
    { path: `/editor/instructor/${code}`, title: 'Widyaiswara' },
    { path: `/editor/quiz/${code}`, title: 'Tes Akhir' },
    { path: `/editor/question/${code}`, title: 'Pertanyaan' },
    { path: '/help', title: 'Pertanyaan' },
    { path: '/create-class', title: /.+/ },
  ];
};

const courses = async (): Promise<readonly Screen[]> => {
  const { data } = await ask<{ data: readonly { readonly id: number; readonly title: string }[] }>(
    'admin',
    '/v1/course?page=1&per_page=1&sort=-accepted',
  );
  const { id, title } = data[0] ?? { id: 0, title: '' };
  const { chapters, sub_chapters } = await ask<Syllabus>('admin', `/v1/course_chapter/${id}/course`);
  const chapter = `/editor/syllabus/${id}/${chapters[0]?.id}/manage`;
  const quiz = Object.values(sub_chapters[String(chapters[0]?.id)] ?? {}).find(({ type }) => type === 'Kuis');
  const inQuiz = (action: string) =>
    opening((page) => chooseInRow(rows(page).filter({ hasText: quiz?.name ?? '' }), action));
  return [
    { path: '/private-class-editor?hidden=1', title: 'Daftar Kelas Daring Mandiri', ready: withRows },
    { path: '/private-class-editor', title: 'Daftar Kelas Daring Mandiri', ready: pressed('Ubah Harga Kelas') },
    { path: '/create-private-class', title: 'Buat Kelas Daring Mandiri' },
    { path: `/editor/privateClassDetail/${id}`, title },
    { path: `/editor/privateClassInstructors/${id}`, title: 'Widyaiswara', ready: withRows },
    { path: `/editor/syllabus/${id}`, title: 'Bab', ready: withRows },
    {
      path: `/editor/syllabus/${id}`,
      title: 'Bab',
      ready: async (page) => {
        await withRows(page);
        await page.getByRole('button', { name: 'Sunting Urutan Bab' }).click();
      },
    },
    { path: `/editor/syllabus/${id}/create`, title: 'Buat Bab Baru' },
    { path: chapter, title: 'Kelola Bab', ready: inQuiz('Kelola') },
    { path: chapter, title: 'Kelola Bab', ready: inQuiz('Lihat Jawaban') },
  ];
};

const communication = async (): Promise<readonly Screen[]> => {
  const code = await busyClass();
  const course = await ask<{ data: readonly { readonly course_id: number }[] }>(
    'admin',
    '/v1/dashboard/private-class-feedbacks?page=1&per_page=1&sort=-count',
  );
  const listed = (label: string) => (page: Page) => expect(page.getByRole('table', { name: label })).toBeVisible();
  return [
    { path: '/editor/email', title: 'Surel', ready: withRows },
    { path: '/editor/email?tab=broadcast', title: 'Surel' },
    { path: '/editor/email?tab=log', title: 'Surel', ready: withRows },
    { path: `/editor/email/${code}`, title: 'Surel' },
    { path: `/editor/feedback/${code}`, title: 'Umpan Balik', ready: chartsOf },
    { path: `/editor/feedback/${code}?tab=daftar`, title: 'Umpan Balik', ready: listed('Daftar umpan balik') },
    {
      path: `/editor/privateClassFeedback/${course.data[0]?.course_id}`,
      title: 'Umpan Balik',
      ready: listed('Daftar umpan balik'),
    },
    { path: '/feedback', title: 'Umpan Balik', ready: chartsOf },
    { path: '/feedback?tab=mandiri', title: 'Umpan Balik', ready: chartsOf },
    { path: '/complaint', title: 'Aduan', ready: withRows },
    { path: '/notification', title: 'Notifikasi', ready: withRows },
    { path: '/notification', title: 'Notifikasi', ready: pressed('Notifikasi Baru') },
  ];
};

for (const [remote, screensOf] of Object.entries({
  participants,
  commerce,
  classes,
  courses,
  communication,
  adminTools,
}))
  test(`axe finds nothing amiss in the structure of the screens of ${remote}, and they fit 360 px`, async ({
    pageOf,
  }) => {
    test.slow();
    const page = await pageOf('superadmin');
    let at = '';
    for (const { path, title, ready } of await screensOf())
      await test.step(path, async () => {
        if (path === at) await closeDialogs(page);
        else await page.goto(path);
        at = path;
        await expect(seenHeading(page, title)).toBeVisible();
        await ready?.(page);
        expect(await axeFindings(page, 'whole')).toEqual([]);
        await expectToFit(page, 360);
      });
  });
