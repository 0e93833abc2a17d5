import { callAs } from '../support/api.ts';
import { axeFindings } from '../support/axe.ts';
import { heading, menuLink } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

test('a text is found by its number, survives a reload, is saved and reverted', async ({ pageOf }) => {
  const text = `Bersama ${Date.now().toString(36)}`;
  const page = await pageOf('admin');
  await page.goto('/editor');
  await menuLink(page, 'Tampilan Antarmuka').click();
  await expect(heading(page, 'Tampilan Antarmuka')).toBeVisible();
  await page.getByRole('tab', { name: /^Kaki halaman/ }).click();
  const drawing = page.getByRole('figure');
  await drawing.getByRole('button', { name: 'Sunting teks 1: Semboyan' }).click();
  const field = page.getByRole('textbox', { name: '1. Semboyan' });
  await expect(field).toBeFocused();
  const before = await field.inputValue();
  await field.fill(text);
  await expect(drawing.getByText(text)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await expect(page.getByText(/konsep tersimpan/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(field).toHaveValue(text);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Tampilan antarmuka berhasil diperbarui!')).toBeVisible();
  const { json } = await callAs<{ json: string }>('admin', '/v1/strings');
  expect(JSON.parse(json)).toMatchObject({ footer: { tagline: text } });

  await page.getByRole('button', { name: 'Pakai lagi teks sebelumnya: Semboyan' }).click();
  await expect(field).toHaveValue(before);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Perubahan belum disimpan' })).toHaveCount(0);
});
