import type { PdfKitDocument } from 'pdfmake/build/pdfmake.js';

/** Begins a path that is written as it is, in the operators of PDF. */
export const RAW = 'raw:';

interface ContentOwner {
  path: (d: string) => ContentOwner;
  addContent: (operators: string) => ContentOwner;
}

/**
 * Lets a path be handed over as ready operators. PDFKit writes a buffer for every line of a path; a QR code has a thousand of them,
 * which took longer than the rest of the certificate (docs/adr/0010).
 * @param document any document; its class is changed for all that follow.
 */
export function allowRawPaths(document: PdfKitDocument): void {
  const owner = Object.getPrototypeOf(document) as ContentOwner;
  const path = owner.path;
  owner.path = function rawOrPath(this: ContentOwner, d) {
    return d.startsWith(RAW) ? this.addContent(d.slice(RAW.length)) : path.call(this, d);
  };
}
