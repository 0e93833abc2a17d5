import JSZip from 'jszip';
import { inOrder } from '../../src/features/certificate/download/fetch-ahead.ts';
import { fetchFile } from '../../src/features/certificate/download/fetch-file.ts';
import { makeArchive } from '../../src/features/certificate/download/zip.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const pdf = (id: number) => fetch(`/pdf/${id}`);

/** Downloads sequentially and builds the archive in memory. */
export async function oneByOne(count: number): Promise<number> {
  const zip = new JSZip();
  for (const id of ids(count)) zip.file(`BENCH-${id}.pdf`, await (await pdf(id)).blob());
  return (await zip.generateAsync({ type: 'blob' })).size;
}

/** As 'Unduh Semua' without a chosen file: downloads in parallel and assembles the archive from Blobs. */
export async function aheadAndStreamed(count: number): Promise<number> {
  const entries = inOrder(ids(count), (id) => fetchFile(`BENCH-${id}.pdf`, `/pdf/${id}`));
  return (await makeArchive(entries, count, null))?.size ?? 0;
}
