import sharp from 'sharp';
import { ApiFailure } from '../http/api-failure.ts';

/** Larger pictures are refused before they are unpacked. Source: S22. */
export const MAX_PIXELS = 40_000_000;

/**
 * Writes a picture anew from its pixels: whatever else was in the file (position, camera, a second file) is gone, and it
 * stands upright without needing its orientation tag.
 * @param type of the picture that is written; what was transparent is white in a JPEG.
 * @throws ApiFailure 422 UPLOAD_REFUSED when it cannot be read or is too large.
 */
export async function cleanImage(path: string, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const written =
    type === 'image/jpeg'
      ? image.flatten({ background: '#ffffff' }).jpeg({ quality: 85, mozjpeg: true })
      : image.png({ compressionLevel: 9 });
  try {
    return await written.toBuffer();
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    const text = tooLarge ? 'Gambar maksimal 40 megapiksel' : 'Gambar tidak dapat dibaca';
    throw new ApiFailure(422, 'UPLOAD_REFUSED', text, { cause: error });
  }
}
