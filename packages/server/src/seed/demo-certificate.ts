import type { Storage } from '../platform/storage/storage.ts';
import { DEMO_PAGES } from './demo-certificate-pages/demo-template.ts';
import { drawPage, PAGE_PIXELS } from './demo-certificate-pages/draw-page.ts';
import { demoPdf } from './demo-pdf.ts';

/** The one file that all demo certificates share, because thousands of different files would only fill the disk. */
export const DEMO_CERTIFICATE_KEY = 'public/certificates/2026/de0000000000000000000000000000de.pdf';

/** A page of 297 × 210 mm with the background of the demo certificates. */
export const demoCertificate = async (): Promise<Buffer> =>
  demoPdf(
    { width: 841.89, height: 595.28 },
    [
      ['Nama Peserta Contoh', 28, 288, 358],
      ['Data peragaan Widya. Terbitkan ulang untuk melihat sertifikat yang sebenarnya.', 12, 200, 282],
    ],
    { bytes: await drawPage('certPage1'), ...PAGE_PIXELS },
  );

/** Stores the file of the demo certificates and the backgrounds of their templates under the keys in their rows. */
export async function storeDemoCertificate(storage: Storage): Promise<void> {
  await storage.put(DEMO_CERTIFICATE_KEY, await demoCertificate(), 'application/pdf');
  for (const { page, key } of DEMO_PAGES) await storage.put(key, await drawPage(page), 'image/jpeg');
}
