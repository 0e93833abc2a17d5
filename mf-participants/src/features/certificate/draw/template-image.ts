import type { ShrunkPicture } from './picture-worker.ts';

/**
 * Makes a background fit for thousands of copies: a JPEG of 200 dpi, written once per batch. A worker of its own does it, as scaling
 * a picture of a whole page would keep the page from answering for a tenth of a second; with it goes all the memory it took.
 * @throws Error when it is no picture.
 */
export async function prepareBackground(picture: Blob): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ShrunkPicture>) =>
        'bytes' in data ? resolve(data.bytes) : reject(new Error(data.failure)),
      );
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(message || 'Latar sertifikat tidak dapat dibaca')),
      );
      worker.postMessage(picture);
    });
  } finally {
    worker.terminate();
  }
}
