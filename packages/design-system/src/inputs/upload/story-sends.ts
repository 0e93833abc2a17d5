import type { SendFile } from './types.ts';

/** For stories: succeeds immediately. */
export const arrives: SendFile<string> = async () => '/files/contoh';
/** Stops halfway. */
export const halfway: SendFile<string> = (_, { onProgress }) => {
  onProgress(0.46);
  return new Promise<string>(() => {});
};
/** Loses the connection. */
export const waits: SendFile<string> = (_, { onProgress }) => {
  onProgress(0.46, true);
  return new Promise<string>(() => {});
};
export const fails: SendFile<string> = async () => {
  throw new Error('Server tidak menjawab. (ID permintaan 01JDX8W2T7)');
};

/** A generated picture, so that stories need no file. */
export const drawing = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 8 6" preserveAspectRatio="xMidYMid slice"><rect width="8" height="6" fill="#b1d0ea"/><circle cx="6" cy="1.6" r=".8" fill="#fdf3df"/><path d="M0 6 2.6 2.4 4.4 4.6 5.6 3.4 8 6Z" fill="#15609b"/></svg>`,
  )}`;
