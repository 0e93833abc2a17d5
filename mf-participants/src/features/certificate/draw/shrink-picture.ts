/** Pixels of A4 landscape at 200 dpi; print shows no more detail, and every certificate contains the picture. */
const WIDTH = 2_339;
const HEIGHT = 1_654;
const QUALITY = 0.8;

/** Size below which a picture of a suitable width is used unchanged. */
const SMALL_BYTES = 300_000;

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** A JPEG of at most 200 dpi; a small one stays unchanged. Runs in a worker. @throws Error when it is not a picture. */
export async function shrinkPicture(picture: Blob): Promise<ArrayBuffer> {
  const bytes = await picture.arrayBuffer();
  const bitmap = await createImageBitmap(picture);
  try {
    const fits = bitmap.width <= WIDTH && bytes.byteLength <= SMALL_BYTES;
    if (fits && isJpeg(new Uint8Array(bytes, 0, 2))) return bytes;
    const part = Math.min(1, WIDTH / bitmap.width, HEIGHT / bitmap.height);
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * part), Math.round(bitmap.height * part));
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser offers no canvas');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return smaller.arrayBuffer();
  } finally {
    bitmap.close();
  }
}
