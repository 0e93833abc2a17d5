import type { Storage } from '../storage/storage.ts';
import { demoPdf } from './demo-pdf.ts';

/** The file that every certificate of the demo data leads to: thousands of different ones would only fill the disk. */
export const DEMO_CERTIFICATE_KEY = 'public/certificates/2026/de0000000000000000000000000000de.pdf';

/** A double frame and a band at the left edge in the brand's blue and red, on warm paper. */
const BACKGROUND = [
  '0.99 0.98 0.95 rg 0 0 842 596 re f',
  '0.06 0.30 0.51 rg 0 0 36 596 re f',
  '0.65 0.15 0.13 rg 36 0 6 596 re f',
  '0.06 0.30 0.51 RG 3 w 62 24 756 548 re S',
  '0.8 w 70 32 740 532 re S',
  // A seal at the right, without words.
  '0.85 0.65 0.25 rg 700 90 m 740 130 l 700 170 l 660 130 l f',
  '0.99 0.98 0.95 rg 700 106 m 724 130 l 700 154 l 676 130 l f',
].join('\n');

/** A page of 297 × 210 mm in points, with the background of a certificate. */
export const demoCertificate = (): Buffer =>
  demoPdf(
    { width: 841.89, height: 595.28 },
    [
      ['Sertifikat contoh', 28, 320],
      ['Data peragaan Widya. Terbitkan ulang untuk melihat sertifikat yang sebenarnya.', 12, 290],
    ],
    BACKGROUND,
  );

/** Puts the file of the demo certificates where their rows say it is. */
export const storeDemoCertificate = (storage: Storage): Promise<void> =>
  storage.put(DEMO_CERTIFICATE_KEY, demoCertificate(), 'application/pdf');
