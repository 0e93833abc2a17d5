import type { PdfKitDocument } from 'pdfmake/build/pdfmake.js';

/** A font file that was read. */
interface ParsedFont {
  readonly getGlyph: (id: number) => { readonly advanceWidth: number };
  readonly stringsForGlyph: (id: number) => readonly string[];
}

/** The letters of a font that are embedded: a letter of the subset is the place of its number in the font. */
interface Subset {
  readonly glyphs: readonly number[];
  encode: () => Uint8Array;
}

/** What is needed of PDFKit's embedded font: the constructor takes the parsed file again. */
interface EmbeddedFont {
  readonly font: ParsedFont;
  /** Units of the font to thousandths. */
  readonly scale: number;
  subset: Subset;
  /** What each letter of the subset stands for, and how wide it is. */
  unicode: (readonly number[])[];
  widths: number[];
  readonly constructor: new (document: object, parsed: object, id: string) => EmbeddedFont;
}

interface FontOwner {
  font: (source: unknown, ...rest: unknown[]) => FontOwner;
  _font: EmbeddedFont;
  _fontCount: number;
  _fontFamilies: Record<string, EmbeddedFont>;
}

/**
 * A composed letter brings its parts into the subset while it is written. PDFKit expects nothing behind them; here other letters may
 * follow, and a gap would give each of those the width of its neighbour.
 */
function describeParts({ font, scale, subset, unicode, widths }: EmbeddedFont): void {
  for (const [place, glyph] of subset.glyphs.entries()) {
    widths[place] ??= font.getGlyph(glyph).advanceWidth * scale;
    unicode[place] ??= [...(font.stringsForGlyph(glyph)[0] ?? '')].map((letter) => letter.codePointAt(0) ?? 0);
  }
}

/** Writes the subset anew only when a letter came to it. */
function encodeOnce(embedded: EmbeddedFont): void {
  const { subset } = embedded;
  const encode = subset.encode.bind(subset);
  let written: { readonly letters: number; readonly bytes: Uint8Array } | null = null;
  subset.encode = () => {
    if (written?.letters !== subset.glyphs.length) {
      const bytes = encode();
      describeParts(embedded);
      written = { letters: subset.glyphs.length, bytes };
    }
    return written.bytes;
  };
}

/**
 * Parses the font once instead of once per certificate, and writes its subset of letters once for all: nine tenths of the time of a
 * document went into reading the same tables again, and two fifths of the rest into writing the same letters (docs/adr/0010). A subset
 * only ever gains letters, so what a document says of an earlier one stays true; after some twenty certificates it has those of a
 * class.
 * @param document the first document; its class is changed for all that follow.
 */
export function shareFont(document: PdfKitDocument): void {
  const owner = Object.getPrototypeOf(document) as FontOwner;
  const parse = owner.font;
  /** By the buffer of the file, which is the very same one each time. */
  const known = new Map<unknown, EmbeddedFont>();
  owner.font = function font(this: FontOwner, source, ...rest) {
    const shared = known.get(source);
    if (shared === undefined) {
      parse.call(this, source, ...rest);
      encodeOnce(this._font);
      known.set(source, this._font);
      return this;
    }
    this._fontCount += 1;
    const id = `F${this._fontCount}`;
    const again = new shared.constructor(this, shared.font, id);
    again.subset = shared.subset;
    again.unicode = shared.unicode;
    again.widths = shared.widths;
    this._font = again;
    // Not by its name: all files of Noto Sans have the same one, and a font that is not listed here is never written.
    this._fontFamilies[id] = again;
    return this;
  };
}
