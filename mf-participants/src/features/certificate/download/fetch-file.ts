import type { ZipEntry } from './zip.ts';

/**
 * Downloads a file for an archive. As a Blob it stays where the browser received it; its bytes are read once, for the
 * checksum. The request bypasses the HTTP cache, whose copy costs as much processor time as the download.
 * @throws Error when the server refuses it, TypeError when the connection is lost, DOMException when it is aborted
 */
export async function fetchFile(name: string, address: string, signal?: AbortSignal): Promise<ZipEntry> {
  const answer = await fetch(address, { cache: 'no-store', ...(signal && { signal }) });
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  const blob = await answer.blob();
  return { name, parts: [new Uint8Array(await blob.arrayBuffer())], blob };
}
