import type { Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { axeFindings } from '../support/axe.ts';
import { tick } from '../support/frame.ts';
import { findInMail } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';

const FIRST = 'Contoh-Rahasia-88';
const SECOND = 'Perahu-kertas-biru-8';

const PEOPLE = [
  { as: 'Admin', path: '/v1/admins/create', more: { role: 'admin', menu: '["home"]' } },
  { as: 'Widyaiswara', path: '/v1/instructor', more: {} },
] as const;

async function signIn(page: Page, as: string, email: string, password: string): Promise<void> {
  await tick(page.getByRole('radio', { name: as }));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Masuk', exact: true }).click();
}

for (const { as, path, more } of PEOPLE)
  test(`a forgotten password is replaced with a mailed link, and other devices are signed out: ${as}`, async ({
    pageOf,
    newPageOf,
  }) => {
    const email = `lupa.${as.toLowerCase()}.${Date.now()}@widya.example`;
    const account = { email, name: 'Pelupa Contoh', password: FIRST, ...more };
    await callAs('superadmin', path, { method: 'POST', body: JSON.stringify(account) });
    const elsewhere = await newPageOf(null);
    await elsewhere.goto('/');
    await signIn(elsewhere, as, email, FIRST);
    await expect(elsewhere).toHaveURL(/editor|dashboard/);

    const page = await pageOf(null);
    await page.goto('/');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
    await expect(page.getByLabel('Surel')).toHaveValue(email);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Kirim tautan' }).click();
    await expect(page.getByText(`Bila ${email} terdaftar`)).toBeVisible();

    const subject = 'Lupa kata sandi Widya';
    const link = await findInMail(email, new RegExp(`(?<=${subject}[^]*)/atur-kata-sandi/[A-Za-z0-9_-]{43}`));
    await page.goto(link);
    await page.getByLabel('Kata sandi baru').fill(SECOND);
    await page.getByLabel('Konfirmasi kata sandi').fill(`${SECOND}9`);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Konfirmasi kata sandi salah')).toBeVisible();
    await page.getByLabel('Konfirmasi kata sandi').fill(SECOND);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByRole('heading', { name: 'Kata sandi tersimpan' })).toBeVisible();
    await findInMail(email, /Kata sandi Widya Anda diubah/);

    await elsewhere.goto('/profile');
    await expect(elsewhere).toHaveURL('/forbidden');
    await page.getByRole('article').getByRole('button', { name: 'Masuk' }).click();
    await signIn(page, as, email, FIRST);
    await expect(page.getByText('Periksa kembali email dan kata sandi')).toBeVisible();
    await signIn(page, as, email, SECOND);
    await expect(page).toHaveURL(/editor|dashboard/);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Tautan tidak berlaku lagi' })).toBeVisible();
    await page.getByRole('button', { name: 'Minta tautan baru' }).click();
    await expect(page.getByRole('heading', { name: 'Minta tautan kata sandi baru' })).toBeVisible();
  });
