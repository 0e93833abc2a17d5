/** Luminance weights of red, green and blue (ITU-R BT.709). */
const RED = 0.2126;
const GREEN = 0.7152;
const BLUE = 0.0722;
const CHANNELS = 4;
const FULL = 255;
/** Side in pixels of the scaled picture, enough to tell light from dark. */
const SIDE = 16;

/** Mean brightness from 0 to 1. @param pixels RGBA values without transparent pixels. */
export function brightnessOf(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += CHANNELS)
    sum += RED * (pixels[at] ?? 0) + GREEN * (pixels[at + 1] ?? 0) + BLUE * (pixels[at + 2] ?? 0);
  return sum / FULL / (pixels.length / CHANNELS);
}

/** Mean brightness of a picture on white, from 0 to 1; null when it cannot be read. */
export async function pictureBrightness(picture: Blob): Promise<number | null> {
  try {
    const bitmap = await createImageBitmap(picture);
    const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
    if (context === null) return null;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(bitmap, 0, 0, SIDE, SIDE);
    bitmap.close();
    return brightnessOf(context.getImageData(0, 0, SIDE, SIDE).data);
  } catch {
    return null;
  }
}
