/** A rectangle in percent of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle in pixels of the picture, and the drawing size with sides of at most `maxSide`. */
export function cropSize(crop: CropArea, natural: { width: number; height: number }, maxSide: number) {
  const x = Math.round((crop.x / 100) * natural.width);
  const y = Math.round((crop.y / 100) * natural.height);
  const width = Math.max(1, Math.min(natural.width - x, Math.round((crop.width / 100) * natural.width)));
  const height = Math.max(1, Math.min(natural.height - y, Math.round((crop.height / 100) * natural.height)));
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { x, y, width, height, toWidth: Math.round(width * scale), toHeight: Math.round(height * scale) };
}

/** Crops a loaded picture to a JPEG; transparent parts become white. Rejects when the browser cannot create it. */
export async function cropImage(image: HTMLImageElement, crop: CropArea, maxSide: number): Promise<Blob> {
  const size = cropSize(crop, { width: image.naturalWidth, height: image.naturalHeight }, maxSide);
  const canvas = document.createElement('canvas');
  canvas.width = size.toWidth;
  canvas.height = size.toHeight;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Gambar tidak dapat dipotong di peramban ini.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, size.toWidth, size.toHeight);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, size.x, size.y, size.width, size.height, 0, 0, size.toWidth, size.toHeight);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('Gambar tidak dapat dipotong di peramban ini.'));
    canvas.toBlob(done, 'image/jpeg', 0.9);
  });
}
