import type { ArchivedDocuments, DocumentClass, DocumentFacts, DocumentForm } from '@widya/contract/document-forms';
import * as documents from '@widya/contract/document-forms';
import { listTasks } from '@widya/contract/tasks';
import { call, download } from './api.ts';
import type { DownloadedFile } from './client.ts';
import { changeRows } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** What narrows the list and everything that is downloaded of it. */
export interface DocumentFilters {
  readonly q?: string | undefined;
  readonly class_code?: string | undefined;
  /** For classes that are gone. */
  readonly class_name?: string | undefined;
}

const LONG_MS = 120_000;

/** Classes that documents were handed in for. */
export const useDocumentClasses = (): Query<DocumentClass[]> => useQuery(documents.listDocumentClasses, {});

/** The file of one document. @throws ApiError with NOT_FOUND when it is gone */
export const readDocumentFile = (id: number, signal?: AbortSignal): Promise<DownloadedFile> =>
  download(documents.readDocumentFile, { params: { id }, timeout: LONG_MS, ...(signal && { signal }) });

/** `dokumen.zip` of at most 100 documents; hand it to `saveFile`, and say what `leftOut` names. @throws ApiError */
export const downloadDocuments = (ids: readonly number[]): Promise<DownloadedFile> =>
  download(documents.downloadDocuments, { query: { ids: JSON.stringify(ids) }, timeout: LONG_MS });

/** `data-dokumen.csv`; hand it to `saveFile`. @throws ApiError */
export const exportDocuments = (filters: DocumentFilters): Promise<DownloadedFile> =>
  download(documents.exportDocumentForms, { body: { ...filters }, timeout: LONG_MS });

/** What staff do to documents. Each rejects with an ApiError and keeps the lists on the screen true. */
export function useDocumentActions() {
  const write = useWrite([documents.listDocumentForms]);
  const begin = useWrite([listTasks]);
  return {
    /** @throws ApiError with VERSION_CONFLICT (carries the present record) */
    update: (id: number, facts: DocumentFacts, version: number) =>
      write(call(documents.updateDocumentForm, { params: { id }, body: { ...facts, version } }), (answer) =>
        changeRows<DocumentForm>(answer, (row) => (row.id === id ? { ...row, ...facts } : row)),
      ),
    /** Begins a task that makes `dokumen.zip`; its id is `job_id`. */
    archive: (chosen: ArchivedDocuments) => begin(call(documents.archiveDocuments, { body: chosen })),
  };
}
