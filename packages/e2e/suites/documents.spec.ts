import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { publishedClass } from '../support/classes.ts';
import { chooseInRow, heading, menuLink, rows } from '../support/frame.ts';
import { expect, productUrl, test } from '../support/test.ts';

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Hands in a document as the public site does. */
async function handIn(class_code: string, full_name: string, email: string): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ class_code, full_name, email, document_type: 'Surat Tugas' }))
    form.append(name, value);
  form.append('upload', new Blob([PDF], { type: 'application/pdf' }), 'surat.pdf');
  const answer = await fetch(`${productUrl()}/v1/document_forms`, { method: 'POST', body: form });
  expect(answer.status).toBe(201);
}

async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

test('documents that were handed in are viewed, edited and downloaded', async ({ pageOf }) => {
  const { code, name } = await publishedClass('Dokumen');
  await handIn(code, 'Ani Dokumen', 'ani.dokumen@surel.example');
  await handIn(code, 'Budi Dokumen', 'budi.dokumen@surel.example');
  const page = await pageOf('admin');
  const ani = () => rows(page).filter({ hasText: 'Ani Dokumen' });

  await page.goto('/editor');
  await menuLink(page, 'Formulir Dokumen').click();
  await expect(heading(page, 'Formulir Dokumen')).toBeVisible();
  await page.getByRole('button', { name: 'Kelas', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Cari kelas' }).fill(code);
  await page.getByRole('option', { name }).click();
  await expect(rows(page)).toHaveCount(2);

  await chooseInRow(ani(), 'Lihat dokumen');
  const drawer = page.getByRole('dialog', { name: 'Ani Dokumen' });
  await expect(drawer.locator('canvas')).toBeVisible();
  await drawer.getByRole('button', { name: 'Sunting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sunting Dokumen' });
  await expect(dialog.getByLabel('Surel')).not.toBeEditable();
  await dialog.getByLabel('Pangkat').fill('Pembina');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Dokumen berhasil diperbarui!')).toBeVisible();
  await expect(ani()).toContainText('Pembina');

  const csv = await downloaded(page, 'Unduh data-dokumen.csv');
  expect(csv.name).toBe('data-dokumen.csv');
  expect(csv.text).toContain('ani.dokumen@surel.example;;Pembina;Surat Tugas;');

  await page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }).click();
  const zip = await downloaded(page, 'Unduh dokumen.zip');
  expect(zip.name).toBe('dokumen.zip');
  for (const person of ['Ani', 'Budi']) expect(zip.text).toContain(`${person} Dokumen - Surat Tugas (`);
  await expect(page.getByText('dokumen.zip terunduh')).toBeVisible();
});
