import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { fileKeyOf } from '../../modules/links.ts';
import { isKey } from '../../storage/keys.ts';
import { drawPoster, type PosterOwner, posterFileRows, posterKey, posterLocation } from './demo-posters.ts';

const owner = (change: Partial<PosterOwner> = {}): PosterOwner => ({
  kind: 'class',
  id: 7,
  name: 'Menulis Kisah Perjalanan',
  topic: 'TULIS',
  ...change,
});

it('is a small square picture under a name that the storage takes (14.38)', async () => {
  expect(isKey(posterKey(owner()))).toBe(true);
  expect(fileKeyOf(posterLocation(owner()))).toBe(posterKey(owner()));
  const content = await drawPoster(owner());
  expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 640 });
  expect(content.length).toBeLessThan(60_000);
});

it('is drawn once for all batches of a class, and belongs to each of them', async () => {
  const second = owner({ id: 8, name: 'Menulis Kisah Perjalanan - Angkatan 2' });
  expect(await drawPoster(second)).toBe(await drawPoster(owner()));
  const [first, other] = await posterFileRows([owner(), second], 20, Date.parse('2026-11-20T03:00:00Z'));
  expect([first?.attached_to, other?.attached_to]).toEqual(['class:7', 'class:8']);
  expect(first?.key).not.toBe(other?.key);
});
