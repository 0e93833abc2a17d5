import type { Locator, Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { closed, heading } from '../support/frame.ts';
import { expect, productUrl, sharedSession, test } from '../support/test.ts';

const cardOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const dots = (count: number): string => count.toLocaleString('id-ID');

interface Listed {
  readonly meta: { readonly total: number };
}
const totalOf = async (path: string): Promise<number> => (await callAs<Listed>('admin', path)).meta.total;

test('an admin starts at the dashboard, whose figures are those of the lists behind them', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  const users = await totalOf('/v1/members?page=1&per_page=1&tab=active');
  await expect(
    cardOf(page, 'Ringkasan').getByRole('link', { name: `${dots(users)}, Lihat pengguna aktif` }),
  ).toBeVisible();
  const waiting = await totalOf('/v1/questions?page=1&per_page=1&unanswered=1');
  const entry = cardOf(page, 'Hari ini').getByRole('link', { name: /^Pertanyaan belum dijawab/ });
  await expect(entry).toContainText(dots(waiting));
  await entry.click();
  await expect(page).toHaveURL('/help?unanswered=1');
  await page.goBack();

  await test.step('a row of a chart opens the people it counts, and Back closes them', async () => {
    const cities = cardOf(page, 'Lima kota teratas');
    await cities.getByRole('button', { name: 'Lihat tabel' }).click();
    const row = cities.getByRole('row').nth(1);
    const [city = '', count = ''] = await row.locator('th, td').allTextContents();
    await row.getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: `Pengguna di ${city}` });
    await expect(drawer.getByText(`${count} pengguna`)).toBeVisible();
    await expect(drawer.getByRole('row').nth(1)).toContainText(city);
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a bar in the picture of a chart opens them too', async () => {
    const genders = cardOf(page, 'Jenis kelamin');
    await genders.locator('[data-testid^="bar.item."]').first().click();
    await expect(page.getByRole('dialog', { name: /^Pengguna/ })).toBeVisible();
    await expect(page).toHaveURL(/orang=kelamin/);
  });
});

test('a card that fails leaves the others visible and is retried alone', async ({ pageOf }) => {
  const page = await pageOf('superadmin');
  const ages = '**/v1/dashboard/data?part=age';
  await page.route(ages, (route) =>
    route.fulfill({
      status: 507,
      json: { success: false, code: 'INTERNAL', msg: 'Terjadi Kesalahan', request_id: 'uji' },
    }),
  );
  await page.goto('/dashboard');
  const age = cardOf(page, 'Usia');
  await expect(age.getByText('Usia tidak dapat dimuat')).toBeVisible();
  await expect(cardOf(page, 'Jenis kelamin').getByRole('img')).toBeVisible();
  await page.unroute(ages);
  await age.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(age.getByRole('img', { name: /^Usia\. Tertinggi/ })).toBeVisible();
});

test('an instructor can open neither the dashboard nor its API calls', async ({ pageOf }) => {
  const page = await pageOf('instructor');
  await page.goto('/');
  await expect(page).toHaveURL('/editor');
  await page.goto('/dashboard');
  await expect(closed(page)).toBeVisible();
  await expect(cardOf(page, 'Hari ini')).toHaveCount(0);
  const { token } = sharedSession('instructor');
  for (const path of [
    'data',
    'today',
    'questions',
    'feedbacks',
    'filteredUser?gender=F',
    'weeklyCourseRegistrations',
  ]) {
    const { status } = await fetch(`${productUrl()}/v1/dashboard/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status, path).toBe(403);
  }
});
