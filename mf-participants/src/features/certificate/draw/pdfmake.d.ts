/**
 * The part of pdfmake's browser build that is used, as changed by `patches/pdfmake@0.3.11.patch`; the package has no
 * types.
 */
declare module 'pdfmake/build/pdfmake.js' {
  interface PdfMake {
    virtualfs: {
      writeFileSync(name: string, content: Uint8Array, options: { readonly encoding: string }): void;
      /** Returns the stored buffer itself. */
      readFileSync(name: string): Uint8Array;
    };
    addFonts(fonts: Readonly<Record<string, { readonly normal: string }>>): void;
    createPdf(definition: object): {
      /** Ends the document. @returns all written pieces, in order. */
      getPieces(): Promise<readonly Uint8Array[]>;
    };
  }
  const pdfMake: PdfMake;
  export default pdfMake;
}
