import type { Page } from '@playwright/test';
import { classPage } from '../support/api.ts';
import { axeFindings, overhang } from '../support/axe.ts';
import { newClass } from '../support/classes.ts';
import { heading, rows } from '../support/frame.ts';
import { expect, productUrl, test } from '../support/test.ts';

/** A screen of a remote, and what stands on it once it has come. */
interface Screen {
  readonly path: string;
  readonly title: string | RegExp;
  readonly ready?: (page: Page) => Promise<void>;
}

const withRows = (page: Page) => expect(rows(page).first()).toBeVisible();
const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Waits for the rows, does something, and waits for what it opens. */
const opening = (press: (page: Page) => Promise<void>) => async (page: Page) => {
  await withRows(page);
  await press(page);
  await expect(dialogOf(page)).toBeVisible();
};
const pressed = (name: string) => opening((page) => page.getByRole('button', { name, exact: true }).first().click());

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

for (const colorScheme of ['light', 'dark'] as const)
  for (const [remote, screensOf] of Object.entries({ participants, commerce, classes }))
    test(`axe finds nothing on the screens of ${remote}, ${colorScheme}, and they fit 360 px`, async ({ pageOf }) => {
      test.slow();
      const page = await pageOf('superadmin', { colorScheme, baseURL: productUrl(), reducedMotion: 'reduce' });
      for (const { path, title, ready } of await screensOf())
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(path);
          await expect(heading(page, title)).toBeVisible();
          await ready?.(page);
          await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
          expect.soft(await axeFindings(page), path).toEqual([]);
          await page.setViewportSize({ width: 360, height: 740 });
          await expect.poll(() => overhang(page), { message: path }).toBe(0);
        });
    });
