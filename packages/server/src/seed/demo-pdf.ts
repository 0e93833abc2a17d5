/** Default distance of a line from the left edge, in points. */
const LEFT = 90;

/**
 * A line of text with its font size, its height above the bottom of the page and its distance from the left edge, all
 * in points.
 */
export type PdfLine = readonly [text: string, size: number, y: number, x?: number];

/** A JPEG that fills the page. */
export interface PdfPicture {
  readonly bytes: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A PDF of one page with lines of text in a standard font. Sizes are in points.
 * @param picture is drawn below the text
 */
export function demoPdf(
  page: { readonly width: number; readonly height: number },
  lines: readonly PdfLine[],
  picture: PdfPicture | null = null,
): Buffer {
  const textBlocks = lines
    .map(([line, size, y, x = LEFT]) => `BT /F1 ${size} Tf ${x} ${y} Td (${line}) Tj ET`)
    .join('\n');
  const text = picture === null ? textBlocks : `q ${page.width} 0 0 ${page.height} 0 0 cm /I1 Do Q\n${textBlocks}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >>${picture ? ' /XObject << /I1 6 0 R >>' : ''} >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(picture ? [pictureObject(picture)] : []),
  ];
  let body = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}

/** PDF embeds the bytes of a JPEG unchanged. */
const pictureObject = ({ bytes, width, height }: PdfPicture): string =>
  `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
