import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { jpegWithExif } from '../../testing/sample-files.ts';
import { cleanImage } from './clean-image.ts';
import { createImageQueue } from './image-queue.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'widya-images-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Cleans eight pictures. @returns the largest number that were decoded at the same time. */
async function mostOfEight(atOnce: number): Promise<number> {
  const path = join(folder, 'foto.jpg');
  await writeFile(path, await jpegWithExif(800, 600));
  const inTurn = createImageQueue({ atOnce, maxWaiting: 40, timeout: () => new AbortController().signal });
  let [active, most] = [0, 0];
  const watched: typeof inTurn = (work) =>
    inTurn(async () => {
      active += 1;
      most = Math.max(most, active);
      return work().finally(() => {
        active -= 1;
      });
    });
  const cleaned = await Promise.all(Array.from({ length: 8 }, () => cleanImage(path, 'image/jpeg', watched)));
  for (const picture of cleaned) expect((await sharp(picture).metadata()).width).toBe(800);
  return most;
}

it('unpacks two of many pictures at a time, and all of them in the end', async () => {
  expect(await mostOfEight(2)).toBe(2);
  expect(await mostOfEight(8)).toBeGreaterThan(2);
});

it('refuses a picture of too many pixels by its header, without waiting in the queue', async () => {
  const path = join(folder, 'besar.png');
  const whole = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  // The file has only the header, so decoding it would fail with the message that it cannot be read.
  await writeFile(path, whole.subarray(0, 200));
  await expect(cleanImage(path, 'image/png')).rejects.toMatchObject({ message: 'Gambar maksimal 40 megapiksel' });
});

it('turns a picture of many pixels upright and keeps its size', async () => {
  const path = join(folder, 'miring.jpg');
  const tall = sharp({ create: { width: 4_400, height: 3_000, channels: 3, background: '#3366cc' } });
  await writeFile(path, await tall.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const { width, height, orientation } = await sharp(await cleanImage(path, 'image/jpeg')).metadata();
  expect([width, height, orientation]).toEqual([3_000, 4_400, undefined]);
});
