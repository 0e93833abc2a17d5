import sharp from 'sharp';
import { ApiFailure } from '../http/api-failure.ts';
import { inImageQueue } from './image-queue.ts';

/** Larger pictures are refused before they are unpacked. Source: S22. */
export const MAX_PIXELS = 40_000_000;

/** Up to here a JPEG is written as small as it can be, for which the encoder holds the whole picture twice. */
const THOROUGH_PIXELS = 13_000_000;

// Nothing is decoded twice, so nothing is worth keeping; pictures are worked on beside each other, not each in several threads.
sharp.cache(false);
sharp.concurrency(1);

const refused = (text: string, cause?: unknown): ApiFailure => new ApiFailure(422, 'UPLOAD_REFUSED', text, { cause });

const unreadable = (error: unknown): never => {
  throw refused('Gambar tidak dapat dibaca', error);
};

/** Pixels of a picture, by its header alone. */
async function pixelsOf(path: string): Promise<number> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata().catch(unreadable);
  return width * height;
}

/**
 * Writes a picture anew from its pixels: whatever else was in the file (position, camera, a second file) is gone, and it
 * stands upright without needing its orientation tag.
 * @param type of the picture that is written; what was transparent is white in a JPEG.
 * @param inTurn bounds how many are unpacked at the same time.
 * @throws ApiFailure 422 UPLOAD_REFUSED when it cannot be read or is too large, 503 NOT_READY when too many are at work.
 */
export async function cleanImage(
  path: string,
  type: 'image/jpeg' | 'image/png',
  inTurn: typeof inImageQueue = inImageQueue,
): Promise<Buffer> {
  const pixels = await pixelsOf(path);
  if (pixels > MAX_PIXELS) throw refused('Gambar maksimal 40 megapiksel');
  return inTurn(() => {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    const thorough = pixels <= THOROUGH_PIXELS;
    const written =
      type === 'image/jpeg'
        ? image.flatten({ background: '#ffffff' }).jpeg({ quality: 85, mozjpeg: thorough, optimizeCoding: thorough })
        : image.png({ compressionLevel: 9 });
    return written.toBuffer().catch(unreadable);
  });
}
