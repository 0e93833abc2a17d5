import type { Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { axeFindings } from '../support/axe.ts';
import { heading, tick } from '../support/frame.ts';
import { findInMail } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Contoh-Rahasia-88';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await tick(page.getByRole('radio', { name: 'Widyaiswara' }));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
}

test('an instructor gets a mail about a new device, sees it in the profile and signs it out', async ({ newPageOf }) => {
  const email = `perangkat.${Date.now()}@widya.example`;
  const account = { email, name: 'Pemilik Perangkat', password: PASSWORD };
  await callAs('superadmin', '/v1/instructor', { method: 'POST', body: JSON.stringify(account) });
  const here = await newPageOf(null);
  await signIn(here, email);
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const [there, third] = [await newPageOf(null, { userAgent }), await newPageOf(null)];
  await signIn(there, email);
  await findInMail(email, /Perangkat: Firefox di Linux/);
  await signIn(third, email);

  await here.goto('/profile');
  const devices = here.getByRole('region', { name: 'Perangkat & sesi' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('Sesi ini');
  expect(await axeFindings(here)).toEqual([]);
  await devices.filter({ hasText: 'Firefox di Linux' }).getByRole('button').click();
  await expect(devices).toHaveCount(2);
  await there.goto('/profile');
  await expect(there).toHaveURL('/forbidden');

  await here.getByRole('button', { name: 'Keluarkan semua yang lain' }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Keluarkan' }).click();
  await expect(devices).toHaveCount(1);
  await third.goto('/profile');
  await expect(third).toHaveURL('/forbidden');
  await here.reload();
  await expect(here.getByText('Tidak ada perangkat lain yang sedang masuk.')).toBeVisible();
});
