import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import { isKey } from '../../platform/storage/keys.ts';
import { merchandiseRows } from '../public-site.ts';
import { DEMO_PHOTOS, drawPhoto } from './demo-photos.ts';
import { demoFileRows } from './file-rows.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');

it('every photo is a small square picture under a valid storage key', async () => {
  for (const photo of DEMO_PHOTOS) {
    expect(isKey(photo.key)).toBe(true);
    expect(fileKeyOf(photo.location)).toBe(photo.key);
    const content = await drawPhoto(photo);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 800 });
    expect(content.length).toBeLessThan(60_000);
  }
  expect(new Set(DEMO_PHOTOS.map(({ key }) => key)).size).toBe(DEMO_PHOTOS.length);
});

it('every product has its own photos, each recorded as a file of that product', async () => {
  const files = new Map((await demoFileRows(NOW)).map((row) => [row.key, row.attached_to]));
  for (const { id, image_url, other_image_url } of merchandiseRows(NOW)) {
    expect(image_url).not.toBeNull();
    for (const location of [image_url ?? '', ...other_image_url])
      expect(files.get(fileKeyOf(location) ?? '')).toBe(`merchandise:${id}`);
  }
  expect(files.size).toBe(DEMO_PHOTOS.length);
});
