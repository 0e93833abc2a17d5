import pdfMake from 'pdfmake/build/pdfmake.js';
import type { CertificateLayout } from '../layout/layout-certificate.ts';
import { documentOf, FONT_FILE, FONT_NAME, imageFile, notoFile, notoName } from './document.ts';
import { endedPieces, keepPieces } from './keep-pieces.ts';
import { leanBuffers } from './lean-buffers.ts';
import type { BackgroundName, PdfPieces } from './messages.ts';
import { withoutBackgrounds } from './pdf-pieces.ts';
import { allowRawPaths } from './raw-path.ts';
import { shareFont } from './share-font.ts';

export interface PdfMaker {
  /** Draws one certificate. @param title shown by readers in their window. */
  readonly draw: (layout: CertificateLayout, title: string) => Promise<PdfPieces>;
}

type Backgrounds = Partial<Readonly<Record<BackgroundName, ArrayBuffer>>>;

/** Makes the class of documents fit for many of them. The first document is thrown away. */
async function prepareDocuments(): Promise<void> {
  const document = await pdfMake.createPdf({ content: [], defaultStyle: { font: FONT_NAME } }).getStream();
  shareFont(document);
  allowRawPaths(document);
  leanBuffers(pdfMake.virtualfs.readFileSync(FONT_FILE));
  keepPieces(document);
  endedPieces(document);
}

let prepared: Promise<void> | null = null;

/** With an encoding pdfmake makes its own kind of buffer of the bytes, once; without, it fails to read them as a picture. */
const keep = (name: string, bytes: ArrayBuffer): void =>
  pdfMake.virtualfs.writeFileSync(name, new Uint8Array(bytes), { encoding: 'binary' });

/** Gets pdfmake ready before it is known what is drawn on. Runs in a worker. */
export function warmPdfMaker(font: ArrayBuffer): Promise<void> {
  keep(FONT_FILE, font);
  pdfMake.addFonts({ [FONT_NAME]: { normal: FONT_FILE } });
  prepared ??= prepareDocuments();
  return prepared;
}

/** Makes a font known that some certificates need. */
export function keepNotoFont(block: string, font: ArrayBuffer): void {
  keep(notoFile(block), font);
  pdfMake.addFonts({ [notoName(block)]: { normal: notoFile(block) } });
}

/** Draws many certificates on the same backgrounds, after `warmPdfMaker`. */
export function createPdfMaker(backgrounds: Backgrounds): PdfMaker {
  const known = new Map<BackgroundName, Uint8Array>();
  for (const [name, bytes] of Object.entries(backgrounds) as [BackgroundName, ArrayBuffer | undefined][]) {
    if (bytes === undefined) continue;
    keep(imageFile(name), bytes);
    // The very buffer that comes out of each document again, so that it is known without being read.
    known.set(name, pdfMake.virtualfs.readFileSync(imageFile(name)));
  }
  const start = (layout: CertificateLayout, title: string) =>
    pdfMake.createPdf(documentOf(layout, { title, backgrounds: new Set(known.keys()), now: new Date() })).getStream();
  return {
    draw: async (layout, title) => withoutBackgrounds(endedPieces(await start(layout, title)), known),
  };
}
