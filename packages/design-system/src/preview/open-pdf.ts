import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';

export type { PDFDocumentProxy } from 'pdfjs-dist';

/** Opens a PDF; the reading is done in a worker of the library. Rejects when it is none or cannot be fetched. */
export function openPdf(src: string): { document: Promise<PDFDocumentProxy>; close: () => void } {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });
  const task = getDocument({ url: src });
  return { document: task.promise, close: () => void task.destroy() };
}
