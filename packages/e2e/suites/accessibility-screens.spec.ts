import type { Page } from '@playwright/test';
import type { Syllabus } from '@widya/contract/chapters';
import { callAs } from '../support/api.ts';
import { axeFindings } from '../support/axe.ts';
import { demoRecords } from '../support/demo-records.ts';
import { expectToFit } from '../support/expect-accessible.ts';
import { chooseInRow, dialogOf, rows, seenHeading } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

/** A screen of a remote and what to open on it. `every-route.spec.ts` tests what the address alone shows. */
interface Screen {
  readonly path: string;
  readonly title: string | RegExp;
  readonly ready: (page: Page) => Promise<void>;
}

const withRows = (page: Page) => expect(rows(page).first()).toBeVisible();

/** Waits for the rows, presses something and waits for the dialog that it opens. */
const opening = (press: (page: Page) => Promise<void>) => async (page: Page) => {
  await withRows(page);
  await press(page);
  await expect(dialogOf(page)).toBeVisible();
};
const pressed = (name: string) => opening((page) => page.getByRole('button', { name, exact: true }).first().click());

/** Closes the dialogs of the previous case, because the next case runs on the same page. */
async function closeDialogs(page: Page): Promise<void> {
  if (await dialogOf(page).isVisible()) await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
}

const participants = async (): Promise<readonly Screen[]> => {
  const { class: code } = await demoRecords('admin');
  return [
    {
      path: `/editor/visitors/${code}`,
      title: 'Peserta Sesi',
      ready: opening((page) => rows(page).last().getByRole('cell').nth(2).click()),
    },
    { path: `/editor/visitors/${code}`, title: 'Peserta Sesi', ready: pressed('Undang Banyak') },
    {
      path: `/editor/certificate/${code}`,
      title: 'Sertifikat',
      ready: pressed('Generate dan upload untuk semua'),
    },
    { path: '/users', title: 'Daftar Pengguna', ready: pressed('Undang Satu Pengguna') },
  ];
};

const adminTools = async (): Promise<readonly Screen[]> => [
  { path: '/editor/instructor', title: 'Widyaiswara', ready: pressed('+ Tambah Widyaiswara') },
  {
    path: '/formulir-dokumen',
    title: 'Formulir Dokumen',
    ready: async (page) => {
      await opening((there) => rows(there).first().getByRole('cell').nth(2).click())(page);
      await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
    },
  },
];

const courses = async (): Promise<readonly Screen[]> => {
  const { course: id, chapter } = await demoRecords('admin');
  const { sub_chapters } = await callAs<Syllabus>('admin', `/v1/course_chapter/${id}/course`);
  const manage = `/editor/syllabus/${id}/${chapter}/manage`;
  const quiz = Object.values(sub_chapters[chapter] ?? {}).find(({ type }) => type === 'Kuis');
  const inQuiz = (action: string) =>
    opening((page) => chooseInRow(rows(page).filter({ hasText: quiz?.name ?? '' }), action));
  return [
    { path: '/private-class-editor', title: 'Daftar Kelas Daring Mandiri', ready: pressed('Ubah Harga Kelas') },
    {
      path: `/editor/syllabus/${id}`,
      title: 'Bab',
      ready: async (page) => {
        await withRows(page);
        await page.getByRole('button', { name: 'Sunting Urutan Bab' }).click();
      },
    },
    { path: manage, title: 'Kelola Bab', ready: inQuiz('Kelola') },
    { path: manage, title: 'Kelola Bab', ready: inQuiz('Lihat Jawaban') },
  ];
};

const communication = async (): Promise<readonly Screen[]> => [
  { path: '/notification', title: 'Notifikasi', ready: pressed('Notifikasi Baru') },
];

for (const [remote, screensOf] of Object.entries({
  participants,
  courses,
  communication,
  adminTools,
}))
  test(`screens of ${remote} with a dialog or an editor open pass the page rules of axe and fit 360 px`, async ({
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
        await ready(page);
        expect(await axeFindings(page, 'whole')).toEqual([]);
        await expectToFit(page, 360);
      });
  });
