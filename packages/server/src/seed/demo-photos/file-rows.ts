import { createHash } from 'node:crypto';
import { DAY } from '../clock.ts';
import { DEMO_PHOTOS, drawPhoto } from './demo-photos.ts';

/** Rows of `files` for the photos of the demo merchandise, so that they can be removed and restored like any other. */
export async function demoFileRows(now: number) {
  const rows = [];
  for (const [index, photo] of DEMO_PHOTOS.entries()) {
    const content = await drawPhoto(photo);
    rows.push({
      id: index + 1,
      key: photo.key,
      owner_kind: 'admin',
      owner_id: 1,
      original_name: `foto-${index + 1}.jpg`,
      content_type: 'image/jpeg',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      attached_to: `merchandise:${photo.product}`,
      created_at: new Date(now - 200 * DAY),
    });
  }
  return rows;
}
