/** What is used of pdfmake's browser build; the package brings no types. */
declare module 'pdfmake/build/pdfmake.js' {
  /** A document of PDFKit while it is written. */
  export interface PdfKitDocument {
    end(): void;
  }
  interface PdfMake {
    virtualfs: {
      writeFileSync(name: string, content: Uint8Array, options: { readonly encoding: string }): void;
      /** The stored buffer itself. */
      readFileSync(name: string): Uint8Array;
    };
    addFonts(fonts: Readonly<Record<string, { readonly normal: string }>>): void;
    createPdf(definition: object): { getStream(): Promise<PdfKitDocument> };
  }
  const pdfMake: PdfMake;
  export default pdfMake;
}
