import type { Storage } from '../storage/storage.ts';
import { demoPdf } from './demo-pdf.ts';

/** The file that every certificate of the demo data leads to: thousands of different ones would only fill the disk. */
export const DEMO_CERTIFICATE_KEY = 'public/certificates/2026/de0000000000000000000000000000de.pdf';

/** A page of 297 × 210 mm in points. */
export const demoCertificate = (): Buffer =>
  demoPdf({ width: 841.89, height: 595.28 }, [
    ['Sertifikat contoh', 28, 320],
    ['Data peragaan Widya. Terbitkan ulang untuk melihat sertifikat yang sebenarnya.', 12, 290],
  ]);

/** Puts the file of the demo certificates where their rows say it is. */
export const storeDemoCertificate = (storage: Storage): Promise<void> =>
  storage.put(DEMO_CERTIFICATE_KEY, demoCertificate(), 'application/pdf');
