import { callAs, classPage, type ListedClass } from '../support/api.ts';
import { heading, menuLink, rows } from '../support/frame.ts';
import { expect, productUrl, sharedSession, test } from '../support/test.ts';

/** Finds a class that the instructor is linked to, and one that belongs to somebody else. */
async function ownAndForeign(): Promise<{ readonly own: ListedClass; readonly foreign: ListedClass }> {
  const mine = await classPage('instructor', 'tab=archive&sort=name');
  const all = await classPage('admin', 'tab=archive&sort=name');
  const own = mine.data[0];
  const foreign = all.data.find(({ code }) => !mine.data.some((row) => row.code === code));
  if (!own || !foreign) throw new Error('The demo data has no own and foreign class');
  return { own, foreign };
}

/** Screens of one class that an instructor may open. */
const SCREENS = ['instructor', 'question', 'quiz', 'preview'] as const;

test('an instructor starts at their own classes and opens the participants of one', async ({ pageOf }) => {
  const { own, foreign } = await ownAndForeign();
  const page = await pageOf('instructor');
  await page.goto('/');
  await expect(page).toHaveURL(/\/editor$/);
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
  await expect(menuLink(page, 'Dashboard')).toHaveCount(0);

  await page.goto(`/editor?tab=archive&q=${own.code}`);
  const row = rows(page).filter({ hasText: own.name });
  await row.getByRole('button', { name: /^Tindakan untuk/ }).click();
  await page.getByRole('menuitem', { name: 'Kelola' }).click();
  await expect(page).toHaveURL(`/editor/visitors/${own.code}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`/editor?tab=archive&q=${foreign.code}`);
  await expect(page.getByText('Tidak ada').or(page.getByText('Tidak ditemukan')).first()).toBeVisible();
  await expect(page.getByText(foreign.name)).toHaveCount(0);
});

test('class detail redirects an instructor to the participants and shows no form', async ({ pageOf }) => {
  const { own } = await ownAndForeign();
  const page = await pageOf('instructor');
  await page.goto(`/editor/classDetail/${own.code}`);
  await expect(page).toHaveURL(`/editor/visitors/${own.code}`);
  await expect(page.getByRole('button', { name: 'Publikasikan' })).toHaveCount(0);
});

test('screens of their own class open; those of somebody else’s class show that it was not found', async ({
  pageOf,
}) => {
  const { own, foreign } = await ownAndForeign();
  const page = await pageOf('instructor');
  for (const screen of SCREENS) {
    await page.goto(`/editor/${screen}/${own.code}`);
    await expect(page.getByText(own.name).first()).toBeVisible();
    await page.goto(`/editor/${screen}/${foreign.code}`);
    await expect(page.getByText('Kelas tidak ditemukan')).toBeVisible();
    await expect(page.getByText(foreign.name)).toHaveCount(0);
  }
});

test('the API answers 404 for somebody else’s class, and 403 for what only admins may do', async () => {
  const { own, foreign } = await ownAndForeign();
  const { token } = sharedSession('instructor');
  const status = async (path: string, method = 'GET'): Promise<number> =>
    (
      await fetch(productUrl() + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      })
    ).status;
  for (const path of ['', '/question', '/quiz/question', '/preview', '/participants'])
    expect(await status(`/v1/class/${foreign.code}${path}`), path).toBe(404);
  expect(await status(`/v1/class/${own.code}`)).toBe(200);
  expect(await status(`/v1/class/${own.code}`, 'PUT')).toBe(403);
  expect(await status(`/v1/class/${own.code}`, 'DELETE')).toBe(403);
  expect((await callAs<{ active: number }>('admin', `/v1/class/${own.code}`)).active).toBe(own.active);
});
