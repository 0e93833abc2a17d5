/** Downloads a Blob under a file name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Delayed, because some browsers read the blob only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
