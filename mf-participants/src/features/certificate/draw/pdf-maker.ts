import pdfMake from 'pdfmake/build/pdfmake.js';
import type { CertificateLayout } from '../layout/layout-certificate.ts';
import { documentOptions, drawPages, FONT_FILE, FONT_NAME, imageFile, notoFile, notoName } from './document.ts';
import type { BackgroundName, PdfPieces } from './messages.ts';
import { withoutBackgrounds } from './pdf-pieces.ts';

export interface PdfMaker {
  /** Draws a certificate. @param title title of the document, shown by PDF readers. */
  readonly draw: (layout: CertificateLayout, title: string) => PdfPieces;
}

type Backgrounds = Partial<Readonly<Record<BackgroundName, ArrayBuffer>>>;

/**
 * With an encoding argument pdfmake converts the bytes to its own buffer once; without it, it cannot read them as a
 * picture.
 */
const keep = (name: string, bytes: ArrayBuffer): void =>
  pdfMake.virtualfs.writeFileSync(name, new Uint8Array(bytes), { encoding: 'binary' });

/** Registers the font of all certificates, before the template is known. Runs in a worker. */
export function registerFont(font: ArrayBuffer): void {
  keep(FONT_FILE, font);
  pdfMake.addFonts({ [FONT_NAME]: { normal: FONT_FILE } });
}

/** Registers an additional font. */
export function registerNotoFont(block: string, font: ArrayBuffer): void {
  keep(notoFile(block), font);
  pdfMake.addFonts({ [notoName(block)]: { normal: notoFile(block) } });
}

/** Draws certificates on the same backgrounds; call `registerFont` before. */
export function createPdfMaker(backgrounds: Backgrounds): PdfMaker {
  const known = new Map<BackgroundName, Uint8Array>();
  for (const [name, bytes] of Object.entries(backgrounds) as [BackgroundName, ArrayBuffer | undefined][]) {
    if (bytes === undefined) continue;
    keep(imageFile(name), bytes);
    // The identical buffer is part of each finished document, where it is recognised without being read.
    known.set(name, pdfMake.virtualfs.readFileSync(imageFile(name)));
  }
  const names = new Set(known.keys());
  const images = Object.fromEntries([...names].map((name) => [name, imageFile(name)]));
  return {
    draw: (layout, title) => {
      const document = pdfMake.openDocument(images, documentOptions(title, new Date()));
      drawPages(document, layout, names);
      document.end();
      return withoutBackgrounds(document.pieces, known);
    },
  };
}
