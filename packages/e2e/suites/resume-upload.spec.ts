import { writeFile } from 'node:fs/promises';
import type { Page, Request, TestInfo } from '@playwright/test';
import { ask } from '../support/api.ts';
import { type BreakableLine, breakableLine } from '../support/breakable-line.ts';
import { ownName } from '../support/classes.ts';
import { heading } from '../support/frame.ts';
import { largeVideo } from '../support/large-video.ts';
import { watchRequests } from '../support/network.ts';
import { test as base, expect, productUrl } from '../support/test.ts';

const MEGABYTE = 1_048_576;
const SIZE = 30 * MEGABYTE;
const UPLOADS = '/v1/upload/resumable';

/** Gives each test its own connection, so that breaking it affects no other test. */
const test = base.extend<{ readonly line: BreakableLine }>({
  line: async ({ browserName: _ }, use) => {
    const line = await breakableLine(productUrl());
    await use(line);
    await line.close();
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
  const title = made?.title ?? ownName('Video');
  const { id } =
    made ??
    (await ask<{ id: number }>('admin', '/v1/course', { method: 'POST', body: JSON.stringify({ title, price: 0 }) }));
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

test('a video goes on by itself when the line breaks half way', async ({ newPageOf, line }, info) => {
  const file = await videoFile(info);
  const page = await newPageOf('admin', { baseURL: line.url });
  const { choose } = await openForm(page);
  const before = line.sent();
  line.limit(SIZE / 2, 'cut');
  await choose(file);
  await line.broken();
  await expect(page.getByText('sambungan terputus, dilanjutkan otomatis')).toBeVisible();
  line.mend();
  await expectWhole(page);
  expect(line.sent() - before).toBeLessThan(1.5 * SIZE);
});

test('goes on at once when the browser is back', async ({ newPageOf, line }, info) => {
  const file = await videoFile(info);
  const page = await newPageOf('admin', { baseURL: line.url });
  const { choose } = await openForm(page);
  line.limit(SIZE / 2, 'stall');
  await choose(file);
  await line.broken();
  await page.context().setOffline(true);
  await expect(page.getByText('sambungan terputus, dilanjutkan otomatis')).toBeVisible();
  line.mend();
  await page.context().setOffline(false);
  await expectWhole(page);
});

test('choosing the file again after the page was closed goes on with what has arrived', async ({
  newPageOf,
  line,
}, info) => {
  const file = await videoFile(info);
  const page = await newPageOf('admin', { baseURL: line.url });
  const { choose, ...made } = await openForm(page);
  const before = line.sent();
  line.limit(SIZE / 2, 'stall');
  await choose(file);
  await line.broken();
  await page.goto('about:blank');
  line.mend();

  const again = await openForm(page, made);
  const sent = sentTo(page);
  await again.choose(file);
  await expectWhole(page);
  const [first] = sent.filter((request) => request.method() === 'PATCH');
  expect(offsetOf(first)).toBeGreaterThan(SIZE / 3);
  expect(line.sent() - before).toBeLessThan(1.5 * SIZE);
});

test('cancelling takes the beginning away from the server', async ({ newPageOf, line }, info) => {
  const file = await videoFile(info);
  const page = await newPageOf('admin', { baseURL: line.url });
  const { choose } = await openForm(page);
  const sent = sentTo(page);
  line.limit(SIZE / 2, 'cut');
  await choose(file);
  await line.broken();
  await expect(page.getByText('sambungan terputus, dilanjutkan otomatis')).toBeVisible();
  const path = new URL(sent[0]?.url() ?? '').pathname;
  const here = await ask<{ offset: number; size: number }>('admin', path);
  expect(here).toMatchObject({ size: SIZE, offset: expect.any(Number) });
  // Blocks further parts, so that the upload cannot finish before it is cancelled, however fast the machine is.
  await page.route(`**${path}`, (route) => (route.request().method() === 'PATCH' ? undefined : route.continue()));
  line.mend();
  await page.getByRole('button', { name: 'Batalkan Rekaman panjang.mp4' }).click();
  await expect(page.getByText(/dibatalkan/)).toBeVisible();
  await expect(async () => {
    await expect(ask('admin', path)).rejects.toThrow('404');
  }).toPass();
});
