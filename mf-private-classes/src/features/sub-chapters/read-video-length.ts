/**
 * Length of a video in whole seconds, read in the browser before anything is sent; null where the browser cannot tell.
 * Rule C-086.
 */
export function readVideoLength(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.preload = 'metadata';
  return new Promise<number | null>((resolve) => {
    video.onloadedmetadata = () =>
      resolve(Number.isFinite(video.duration) ? Math.max(1, Math.round(video.duration)) : null);
    video.onerror = () => resolve(null);
    video.src = url;
  }).finally(() => {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
