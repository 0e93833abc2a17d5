import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import type { CertificateItem } from '@widya/contract/certificates';
import { lanesFor, runBatch } from '../../src/features/certificate/batch/run-batch.ts';
import { inOrder } from '../../src/features/certificate/download/fetch-ahead.ts';
import { fileTarget } from '../../src/features/certificate/download/target.ts';
import { writeArchive } from '../../src/features/certificate/download/zip.ts';
import { openRendererPool, type RendererPool } from '../../src/features/certificate/draw/renderer-pool.ts';
import { prepareBackground } from '../../src/features/certificate/draw/template-image.ts';
import { fontBytes } from '../../src/features/certificate/font/font.ts';
import { people } from './people.ts';

const factsOf = (item: CertificateItem) => ({
  fullName: item.full_name,
  predicate: item.predicate,
  printedNumber: item.printed_number,
  competencies: [],
  publicCode: item.public_code,
  verifyUrl: `https://widya.example/sertifikat/${item.public_code}`,
});

/** Prepares workers, font and background, as the product does while its dialog is open. */
export const openPool = (template: Blob): Promise<RendererPool> =>
  openRendererPool({
    template: { ...CLASS_DEFAULTS, hidePageTwo: true },
    font: fontBytes(),
    backgrounds: Promise.all([prepareBackground(template), null]),
  });

/** Draws and uploads certificates as the product does. @returns average bytes of a PDF. */
export async function product(pool: RendererPool, count: number): Promise<number> {
  let bytes = 0;
  const failed: string[] = [];
  const waiting = people(count);
  await runBatch<CertificateItem>({
    next: async () => waiting.shift(),
    draw: async (item) => (await pool.draw(factsOf(item))).pdf.blob(),
    send: async ({ id }, pdf) => {
      bytes += pdf.size;
      await fetch(`/upload/${id}`, { method: 'POST', body: pdf });
    },
    lanes: lanesFor(pool.size),
    signal: new AbortController().signal,
    settle: async (settled) => {
      if (settled.kind === 'failed') failed.push(settled.reason);
    },
    reasonOf: String,
  });
  pool.close();
  if (failed.length > 0) throw new Error(`${failed.length} failed: ${failed[0]}`);
  return bytes / count;
}

/** Streams the given number of certificates into an archive on disk. @returns bytes of the archive. */
export async function intoZip(template: Blob, count: number): Promise<number> {
  const pool = await openPool(template);
  const folder = await navigator.storage.getDirectory();
  const file = await folder.getFileHandle('arsip.zip', { create: true });
  const drawn = inOrder(people(count), async (item) => ({
    name: `BENCH-${item.id}.pdf`,
    parts: (await pool.draw(factsOf(item))).pdf.parts,
  }));
  await writeArchive(drawn, await fileTarget(file));
  pool.close();
  const { size } = await file.getFile();
  await folder.removeEntry('arsip.zip');
  return size;
}
