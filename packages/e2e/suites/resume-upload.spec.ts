import { writeFile } from 'node:fs/promises';
import type { Page, Request, TestInfo } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { type BreakableConnection, breakableConnection } from '../support/breakable-connection.ts';
import { heading } from '../support/frame.ts';
import { largeVideo } from '../support/large-video.ts';
import { watchRequests } from '../support/network.ts';
import { test as base, expect, productUrl } from '../support/test.ts';
import { uniqueName } from '../support/unique-name.ts';

const MEGABYTE = 1_048_576;
const SIZE = 30 * MEGABYTE;
const UPLOADS = '/v1/upload/resumable';

/** Gives each test its own connection, so that breaking it affects no other test. */
const test = base.extend<{ readonly connection: BreakableConnection }>({
  connection: async ({ browserName: _ }, use) => {
    const connection = await breakableConnection(productUrl());
    await use(connection);
    await connection.close();
  },
});

async function videoFile(info: TestInfo): Promise<string> {
  const file = info.outputPath('Rekaman panjang.mp4');
  await writeFile(file, await largeVideo(SIZE));
  return file;
}

/**
 * Opens the form of a course, by default a new one for one test.
 * @returns the course, and a function that chooses its video.
 */
async function openForm(page: Page, made?: { readonly id: number; readonly title: string }) {
  const title = made?.title ?? uniqueName('Video');
  const { id } =
    made ??
    (await callAs<{ id: number }>('admin', '/v1/course', {
      method: 'POST',
      body: JSON.stringify({ title, price: 0 }),
    }));
  await page.goto(`/editor/privateClassDetail/${id}`);
  await expect(heading(page, title)).toBeVisible();
  const choose = (file: string) =>
    page.getByRole('group', { name: 'Video pratinjau' }).locator('input[type=file]').setInputFiles(file);
  return { id, title, choose };
}

const sentTo = (page: Page) => watchRequests(page, (path) => path.startsWith(`${UPLOADS}/`));
const offsetOf = (part: Request | undefined): number => Number(part?.headers()['upload-offset']);

/** Asserts that the server has all bytes of the video in the form. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText('Video yang diunggah dipakai sebagai pratinjau.')).toBeVisible();
  const location = await page.locator('video').getAttribute('src');
  const answer = await fetch(new URL(location ?? '', productUrl()), { headers: { range: 'bytes=0-0' } });
  expect(answer.headers.get('content-range')).toBe(`bytes 0-0/${SIZE}`);
}

test('an upload resumes by itself when the connection breaks half way', async ({ newPageOf, connection }, info) => {
  const file = await videoFile(info);
  const page = await newPageOf('admin', { baseURL: connection.url });
  const { choose } = await openForm(page);
  const before = connection.sent();
  connection.limit(SIZE / 2, 'cut');
  await choose(file);
  await connection.broken();
  await expect(page.getByText('sambungan terputus, dilanjutkan otomatis')).toBeVisible();
  connection.repair();
  await expectWhole(page);
  expect(connection.sent() - before).toBeLessThan(1.5 * SIZE);
});

test('an upload resumes when the browser is online again', async ({ newPageOf, connection }, info) => {
  const file = await videoFile(info);
  const page = await newPageOf('admin', { baseURL: connection.url });
  const { choose } = await openForm(page);
  connection.limit(SIZE / 2, 'stall');
  await choose(file);
  await connection.broken();
  await page.context().setOffline(true);
  await expect(page.getByText('sambungan terputus, dilanjutkan otomatis')).toBeVisible();
  connection.repair();
  await page.context().setOffline(false);
  await expectWhole(page);
});

test('choosing the file again after the page was closed resumes the upload', async ({
  newPageOf,
  connection,
}, info) => {
  const file = await videoFile(info);
  const page = await newPageOf('admin', { baseURL: connection.url });
  const { choose, ...made } = await openForm(page);
  const before = connection.sent();
  connection.limit(SIZE / 2, 'stall');
  await choose(file);
  await connection.broken();
  await page.goto('about:blank');
  connection.repair();

  const again = await openForm(page, made);
  const sent = sentTo(page);
  await again.choose(file);
  await expectWhole(page);
  const [first] = sent.filter((request) => request.method() === 'PATCH');
  expect(offsetOf(first)).toBeGreaterThan(SIZE / 3);
  expect(connection.sent() - before).toBeLessThan(1.5 * SIZE);
});

test('cancelling deletes the partial upload on the server', async ({ newPageOf, connection }, info) => {
  const file = await videoFile(info);
  const page = await newPageOf('admin', { baseURL: connection.url });
  const { choose } = await openForm(page);
  const sent = sentTo(page);
  connection.limit(SIZE / 2, 'cut');
  await choose(file);
  await connection.broken();
  await expect(page.getByText('sambungan terputus, dilanjutkan otomatis')).toBeVisible();
  const path = new URL(sent[0]?.url() ?? '').pathname;
  const here = await callAs<{ offset: number; size: number }>('admin', path);
  expect(here).toMatchObject({ size: SIZE, offset: expect.any(Number) });
  // Blocks further parts, so that the upload cannot finish before it is cancelled, however fast the machine is.
  await page.route(`**${path}`, (route) => (route.request().method() === 'PATCH' ? undefined : route.continue()));
  connection.repair();
  await page.getByRole('button', { name: 'Batalkan Rekaman panjang.mp4' }).click();
  await expect(page.getByText(/dibatalkan/)).toBeVisible();
  await expect(async () => {
    await expect(callAs('admin', path)).rejects.toThrow('404');
  }).toPass();
});
