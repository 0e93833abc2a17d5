/** Writes a rotated JPEG of 39.5 megapixels and at most 5 MB: `node make-large-picture.ts <path>`. */
import sharp from 'sharp';

const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
const small = await sharp({ create: { width: 1_450, height: 1_090, channels: 3, background: '#888', noise } })
  .png()
  .toBuffer();
await sharp(small)
  .resize(7_250, 5_448, { fit: 'fill' })
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 70 })
  .toFile(process.argv[2] ?? '');
