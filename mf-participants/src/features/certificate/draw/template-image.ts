import type { ShrunkPicture } from './picture-worker.ts';

/**
 * Converts a background to a JPEG of at most 200 dpi once per batch. Runs in its own worker, because scaling would
 * block the page for a tenth of a second; ending the worker frees its memory.
 * @throws Error when it is not a picture.
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
