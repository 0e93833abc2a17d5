import type { ZipEntry } from './zip.ts';

/**
 * Fetches a file that is wanted once, for an archive. As a Blob it stays where the browser received it; its bytes are read once, for
 * the check sum. The browser keeps no copy for later, which took as much of a processor as fetching it.
 * @throws Error when it is not there, TypeError when the line dies
 */
export async function fetchFile(name: string, address: string, signal?: AbortSignal): Promise<ZipEntry> {
  const answer = await fetch(address, { cache: 'no-store', ...(signal && { signal }) });
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  const blob = await answer.blob();
  return { name, parts: [new Uint8Array(await blob.arrayBuffer())], blob };
}
