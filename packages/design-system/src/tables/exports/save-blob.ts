/** Hands a file to the browser, which keeps it under its name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Revoked after the click was handled: some browsers read the blob only then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
