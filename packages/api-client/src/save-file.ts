import type { DownloadedFile } from './client.ts';

/** Downloads a file under its name. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Delayed, because some browsers read the blob only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
