/** What is used of pdfmake's browser build as `patches/pdfmake@0.3.11.patch` changes it; the package brings no types. */
declare module 'pdfmake/build/pdfmake.js' {
  interface PdfMake {
    virtualfs: {
      writeFileSync(name: string, content: Uint8Array, options: { readonly encoding: string }): void;
      /** The stored buffer itself. */
      readFileSync(name: string): Uint8Array;
    };
    addFonts(fonts: Readonly<Record<string, { readonly normal: string }>>): void;
    createPdf(definition: object): {
      /** Ends the document. @returns all it has written, in order. */
      getPieces(): Promise<readonly Uint8Array[]>;
    };
  }
  const pdfMake: PdfMake;
  export default pdfMake;
}
