import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';

export type { PDFDocumentProxy } from 'pdfjs-dist';

/**
 * Opens a PDF. Rejects when it is invalid or cannot be fetched. Each document has its own worker, because a shared one
 * refuses a document while another is being closed.
 * @param source its address, or its bytes, because the content security policy forbids fetching `blob:` addresses.
 */
export function openPdf(source: string | Blob): { document: Promise<PDFDocumentProxy>; close: () => Promise<void> } {
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const facts = typeof source === 'string' ? { url: source } : source.arrayBuffer().then((data) => ({ data }));
  const task = Promise.resolve(facts).then((read) => getDocument({ ...read, worker }));
  // A worker that does not start never answers, and the placeholder would stay forever.
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
