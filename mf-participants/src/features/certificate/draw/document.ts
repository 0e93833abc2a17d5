import type { PdfDocument } from 'pdfmake/build/pdfmake.js';
import { withSpace } from '../layout/fit-text.ts';
import type { CertificateLayout, PageLayout, TextRun } from '../layout/layout-certificate.ts';
import { PAGE_HEIGHT, PAGE_WIDTH, PT_PER_PX } from '../layout/page.ts';
import { type QrMark, QUIET } from '../layout/qr-mark.ts';

/** Prefix of a path that our patch of pdfmake writes unchanged, as PDF operators. */
const RAW = 'raw:';

/** Names of font and backgrounds in pdfmake's virtual file system, which avoids decoding base64 per document. */
export const FONT_FILE = 'certificate-font.ttf';
export const imageFile = (background: PageLayout['background']): string => `${background}.jpg`;

export const FONT_NAME = 'Sertifikat';

/** Name and file of the font of a block of characters. */
export const notoName = (block: string): string => `Noto ${block}`;
export const notoFile = (block: string): string => `noto-${block}.ttf`;

const pt = (px: number): number => px * PT_PER_PX;

const SIZE = [pt(PAGE_WIDTH), pt(PAGE_HEIGHT)] as const;

/** Options of a document. */
export const documentOptions = (title: string, now: Date) => ({
  size: SIZE,
  margin: 0,
  // Compressing everything except the picture took two fifths of the time and most of the memory, to save 10 of 220 KB.
  compress: false,
  // Without a font, PDFKit would load one of its own for each document.
  font: null,
  autoFirstPage: false,
  info: { Title: title, Creator: 'Widya', Producer: 'Widya', CreationDate: now },
});

/** Draws the words of a line one by one, at the positions of the layout. */
function drawText(document: PdfDocument, { words, x, baseline, fontSize, color }: TextRun): void {
  document.fontSize(pt(fontSize)).fillColor(color);
  for (const [index, { offset, block }] of words.entries()) {
    document._font = document.provideFont(block === null ? FONT_NAME : notoName(block), false, false);
    document.text(withSpace(words, index), pt(x + offset), pt(baseline), { lineBreak: false, baseline: 'alphabetic' });
  }
}

const short = (px: number): string => pt(px).toFixed(2);

/**
 * The dark runs as `re` operators of PDF in one string. A code has hundreds of runs but only a few dozen distinct
 * edges, so each edge is formatted once.
 */
function rectangleOperators({ x, y, module, runs }: QrMark): string {
  const edges = (start: number) => {
    const written: string[] = [];
    return (modules: number): string => {
      const text = written[modules] ?? `${short(start + modules * module)} `;
      written[modules] = text;
      return text;
    };
  };
  const [across, down, wide] = [edges(x + QUIET * module), edges(y + QUIET * module), edges(0)];
  const end = `${short(module)} re\n`;
  let operators = '';
  for (const run of runs) operators += across(run[0]) + down(run[1]) + wide(run[2]) + end;
  return operators;
}

function drawQr(document: PdfDocument, qr: QrMark): void {
  const { x, y, size } = qr;
  document.rect(pt(x), pt(y), pt(size), pt(size)).fill('#ffffff');
  document.path(`${RAW}${rectangleOperators(qr)}`).fill('#000000');
}

/** Draws a certificate into an empty document; the layout has decided all positions. */
export function drawPages(
  document: PdfDocument,
  { pages }: CertificateLayout,
  backgrounds: ReadonlySet<PageLayout['background']>,
): void {
  // Written first, so that certificates of a class share their beginning, which archives checksum once.
  const pictures = new Map([...backgrounds].map((name) => [name, document.provideImage(name)]));
  for (const { background, qr, texts } of pages) {
    document.addPage();
    const picture = pictures.get(background);
    if (picture) document.image(picture, 0, 0, { width: SIZE[0], height: SIZE[1] });
    if (qr) drawQr(document, qr);
    for (const text of texts) drawText(document, text);
  }
}
