import { readFileSync } from 'node:fs';
import { callAs } from '../support/api.ts';
import { newClass } from '../support/classes.ts';
import { heading, rows } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

test('lists a change with its author and shows in a drawer what it changed', async ({ pageOf }) => {
  const wanted = await newClass('Log');
  const note = `Catatan log ${Date.now()}`;
  await callAs('admin', `/v1/class/${wanted.code}/note`, { method: 'PUT', body: JSON.stringify({ note }) });
  const page = await pageOf('superadmin');
  await page.goto(`/loglist?q=${wanted.code}`);
  await expect(heading(page, 'Daftar Log')).toBeVisible();
  const row = rows(page).filter({ hasText: 'Aditya Admin' }).filter({ hasText: 'NOTE_CLASS' }).first();
  await expect(row).toBeVisible();
  await row.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('NOTE_CLASS');
  await expect(drawer).toContainText(note);
});

test('filters the log by the object in the address', async ({ pageOf }) => {
  const page = await pageOf('superadmin');
  await page.goto('/loglist?object=class');
  await expect(heading(page, 'Daftar Log')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  for (const text of await rows(page).allTextContents()) expect(text).toMatch(/_CLASS/);
});

test('downloads the filtered log as data-log.csv', async ({ pageOf }) => {
  const page = await pageOf('superadmin');
  await page.goto('/loglist?object=class');
  await expect(rows(page).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('data-log.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.codePointAt(0)).toBe(0xfeff);
  const lines = text.trim().split(/\r?\n/);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).toContain(';');
  expect(lines.slice(1).every((line) => /_CLASS/.test(line))).toBe(true);
});
