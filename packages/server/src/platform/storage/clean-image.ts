import sharp from 'sharp';
import { ApiFailure } from '../http/api-failure.ts';
import { inImageQueue } from './image-queue.ts';

/** Larger images are refused before they are decoded. Source: S22. */
export const MAX_PIXELS = 40_000_000;

/** Up to this size a JPEG is compressed thoroughly, for which the encoder holds the whole image twice. */
const THOROUGH_PIXELS = 13_000_000;

// Images are never decoded twice, so a cache is useless; several are processed in parallel, each in one thread.
sharp.cache(false);
sharp.concurrency(1);

const refused = (text: string, cause?: unknown): ApiFailure => new ApiFailure(422, 'UPLOAD_REFUSED', text, { cause });

const unreadable = (error: unknown): never => {
  throw refused('Gambar tidak dapat dibaca', error);
};

/** Number of pixels, read from the image's header. */
async function pixelsOf(path: string): Promise<number> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata().catch(unreadable);
  return width * height;
}

/**
 * Encodes an image again from its pixels: everything else in the file (position, camera, a second file) is dropped, and
 * its orientation is applied.
 * @param type of the written image; transparent pixels become white in a JPEG.
 * @param inTurn limits how many are decoded at once.
 * @throws ApiFailure 422 UPLOAD_REFUSED when it cannot be read or is too large, 503 NOT_READY when too many are in
 * progress.
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
