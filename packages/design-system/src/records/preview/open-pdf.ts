import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';

export type { PDFDocumentProxy } from 'pdfjs-dist';

/**
 * Opens a PDF. Rejects when it is none or cannot be fetched. Each document has a worker of its own, which ends with it:
 * one that is shared refuses the next document as long as the one before is being closed, and takes all others with it.
 * @param source its address, or its bytes: the content policy lets nothing be fetched from a `blob:` address.
 */
export function openPdf(source: string | Blob): { document: Promise<PDFDocumentProxy>; close: () => Promise<void> } {
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const facts = typeof source === 'string' ? { url: source } : source.arrayBuffer().then((data) => ({ data }));
  const task = Promise.resolve(facts).then((read) => getDocument({ ...read, worker }));
  // A worker that does not start answers nothing: without this the placeholder would stay for ever.
  const lost = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker that reads PDFs did not start.')), {
      once: true,
    });
  });
  lost.catch(() => {});
  const close = async () => {
    await Promise.race([task.then((opened) => opened.destroy()), lost]).catch(() => {});
    worker.destroy();
    port.terminate();
  };
  return { document: Promise.race([task.then((opened) => opened.promise), lost]), close };
}
