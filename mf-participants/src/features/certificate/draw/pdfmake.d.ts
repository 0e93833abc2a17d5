/**
 * The part of pdfmake's browser build that is used, as changed by `patches/pdfmake@0.3.11.patch`; the package has no
 * types.
 */
declare module 'pdfmake/build/pdfmake.js' {
  /** A font or picture that belongs to a document. */
  export type Font = { readonly _of: 'font' };
  export type Picture = { readonly _of: 'picture' };

  /** A document of PDFKit with the fonts and pictures of pdfmake. Lengths are in points, y grows downwards. */
  export interface PdfDocument {
    /** The current font. */
    _font: Font;
    provideFont(name: string, bold: boolean, italics: boolean): Font;
    /** Writes the picture at its first use. */
    provideImage(name: string): Picture;
    addPage(): void;
    image(picture: Picture, x: number, y: number, size: { readonly width: number; readonly height: number }): void;
    rect(x: number, y: number, width: number, height: number): this;
    path(operators: string): this;
    fill(color: string): void;
    fillColor(color: string): this;
    fontSize(points: number): this;
    text(text: string, x: number, y: number, options: { readonly lineBreak: false; readonly baseline: string }): void;
    end(): void;
    /** All that was written, in order; of a text, each character is a byte. */
    readonly pieces: readonly (Uint8Array | string)[];
  }

  interface PdfMake {
    virtualfs: {
      writeFileSync(name: string, content: Uint8Array, options: { readonly encoding: string }): void;
      /** Returns the stored buffer itself. */
      readFileSync(name: string): Uint8Array;
    };
    addFonts(fonts: Readonly<Record<string, { readonly normal: string }>>): void;
    /** @param images files of the virtual file system, by name */
    openDocument(images: Readonly<Record<string, string>>, options: object): PdfDocument;
  }
  const pdfMake: PdfMake;
  export default pdfMake;
}
