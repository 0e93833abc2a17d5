import type { PdfKitDocument } from 'pdfmake/build/pdfmake.js';

/** What is needed of PDFKit's embedded font: `font` is the parsed file, the constructor takes it again. */
interface EmbeddedFont {
  readonly name: string;
  readonly font: object;
  readonly constructor: new (document: object, parsed: object, id: string) => EmbeddedFont;
}

interface FontOwner {
  font: (source: unknown, ...rest: unknown[]) => FontOwner;
  _font: EmbeddedFont;
  _fontCount: number;
  _fontFamilies: Record<string, EmbeddedFont>;
}

/**
 * Parses the font once instead of once per certificate: nine tenths of the time of a document went into reading the same
 * tables again (docs/adr/0010). The parsed font is never changed by a document; what is (the subset of letters) each one makes
 * for itself. There is one font here, so whatever source comes is that one.
 * @param document the first document; its class is changed for all that follow.
 */
export function shareFont(document: PdfKitDocument): void {
  const owner = Object.getPrototypeOf(document) as FontOwner;
  const parse = owner.font;
  let shared: EmbeddedFont | null = null;
  owner.font = function font(this: FontOwner, source, ...rest) {
    if (shared === null) {
      parse.call(this, source, ...rest);
      shared = this._font;
      return this;
    }
    this._fontCount += 1;
    const again = new shared.constructor(this, shared.font, `F${this._fontCount}`);
    this._font = again;
    this._fontFamilies[again.name] = again;
    return this;
  };
}
