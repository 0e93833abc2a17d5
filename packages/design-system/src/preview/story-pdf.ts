const GLYPH = '600 0 d0 60 0 480 600 re f';

/**
 * A font of the file itself: each character is a block named after its code point, so that pictures depend on no font of
 * the machine and the text can still be read.
 */
function blockFont(self: number): string[] {
  const codes = Array.from({ length: 95 }, (_, index) => 32 + index);
  const names = codes.map((code) => `/uni${code.toString(16).toUpperCase().padStart(4, '0')}`);
  const shapes = names.map((name, index) => `${name} ${index === 0 ? self + 2 : self + 1} 0 R`).join(' ');
  return [
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 600] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 126 /Widths [${codes.map(() => 600).join(' ')}] /CharProcs << ${shapes} >> /Encoding << /Type /Encoding /Differences [32 ${names.join(' ')}] >> /Resources << >> >>`,
    `<< /Length ${GLYPH.length} >>\nstream\n${GLYPH}\nendstream`,
    '<< /Length 8 >>\nstream\n600 0 d0\nendstream',
  ];
}

/** A small PDF of so many pages, written by hand, so that stories need no file. */
export function smallPdf(pages: number): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, page) => `${6 + page * 2} 0 R`).join(' ')}] /Count ${pages} >>`,
    ...blockFont(3),
  ];
  for (let page = 0; page < pages; page += 1) {
    const text = `BT /F1 24 Tf 60 320 Td (Sertifikat contoh, halaman ${page + 1}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 420] /Contents ${7 + page * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    );
  }
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return `data:application/pdf;base64,${btoa(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`)}`;
}
