/**
 * Duration of a video file in whole seconds, at least one, as read by the browser (C-085 and C-086); null when it
 * cannot be read within ten seconds.
 */
export function videoLength(file: Blob): Promise<number | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    const finish = (seconds: number | null) => {
      clearTimeout(timer);
      URL.revokeObjectURL(url);
      video.removeAttribute('src');
      resolve(seconds);
    };
    const timer = setTimeout(() => finish(null), 10_000);
    video.onloadedmetadata = () =>
      finish(Number.isFinite(video.duration) ? Math.max(1, Math.round(video.duration)) : null);
    video.onerror = () => finish(null);
    video.preload = 'metadata';
    video.src = url;
  });
}
