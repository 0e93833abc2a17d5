import type { Storage } from '../storage/storage.ts';

/** The file that every certificate of the demo data leads to: thousands of different ones would only fill the disk. */
export const DEMO_CERTIFICATE_KEY = 'public/certificates/2026/de0000000000000000000000000000de.pdf';

const WORDS = [
  ['Sertifikat contoh', 28, 320],
  ['Data peragaan Widya. Terbitkan ulang untuk melihat sertifikat yang sebenarnya.', 12, 290],
] as const;

/** A page of 297 × 210 mm in points, with two lines of text in a font that every reader has. */
export function demoCertificate(): Buffer {
  const text = WORDS.map(([line, size, y]) => `BT /F1 ${size} Tf 80 ${y} Td (${line}) Tj ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 841.89 595.28] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}

/** Puts the file of the demo certificates where their rows say it is. */
export const storeDemoCertificate = (storage: Storage): Promise<void> =>
  storage.put(DEMO_CERTIFICATE_KEY, demoCertificate(), 'application/pdf');
