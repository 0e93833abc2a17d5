import pdfMake, { type PdfKitDocument } from 'pdfmake/build/pdfmake.js';
import type { CertificateLayout, PageLayout } from '../layout/layout-certificate.ts';
import { documentOf, FONT_FILE, FONT_NAME, imageFile } from './document.ts';
import { allowRawPaths } from './raw-path.ts';
import { shareFont } from './share-font.ts';

export interface PdfMaker {
  /** Draws one certificate. @param title shown by readers in their window. */
  readonly draw: (layout: CertificateLayout, title: string) => Promise<Blob>;
}

type Backgrounds = Partial<Readonly<Record<PageLayout['background'], ArrayBuffer>>>;

/** Makes the class of documents fit for many of them. The first document is thrown away. */
async function prepareDocuments(): Promise<void> {
  const document = await pdfMake.createPdf({ content: [], defaultStyle: { font: FONT_NAME } }).getStream();
  shareFont(document);
  allowRawPaths(document);
  await collect(document);
}

let prepared: Promise<void> | null = null;

/** With an encoding pdfmake makes its own kind of buffer of the bytes, once; without, it fails to read them as a picture. */
const keep = (name: string, bytes: ArrayBuffer): void =>
  pdfMake.virtualfs.writeFileSync(name, new Uint8Array(bytes), { encoding: 'binary' });

/** Prepares pdfmake for many certificates on the same backgrounds. Runs in a worker. */
export function createPdfMaker(font: ArrayBuffer, backgrounds: Backgrounds): PdfMaker {
  keep(FONT_FILE, font);
  pdfMake.setFonts({ [FONT_NAME]: { normal: FONT_FILE } });
  const present = new Set<PageLayout['background']>();
  for (const [name, bytes] of Object.entries(backgrounds) as [PageLayout['background'], ArrayBuffer | undefined][]) {
    if (bytes === undefined) continue;
    keep(imageFile(name), bytes);
    present.add(name);
  }
  prepared ??= prepareDocuments();
  const ready = prepared;
  const start = (layout: CertificateLayout, title: string) =>
    pdfMake.createPdf(documentOf(layout, { title, backgrounds: present, now: new Date() })).getStream();
  return {
    draw: async (layout, title) => {
      await ready;
      return collect(await start(layout, title));
    },
  };
}

/** Largest piece to take from a document at once. */
const PIECE = 2 ** 30;

/** A Blob of the pieces as they come: nothing is copied into one large array. */
function collect(document: PdfKitDocument): Promise<Blob> {
  return new Promise((resolve) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    document.on('readable', () => {
      for (let piece = document.read(PIECE); piece !== null; piece = document.read(PIECE)) pieces.push(piece);
    });
    document.on('end', () => resolve(new Blob(pieces, { type: 'application/pdf' })));
    document.end();
  });
}
