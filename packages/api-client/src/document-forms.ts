import type { ArchivedDocuments, DocumentClass, DocumentFacts, DocumentForm } from '@widya/contract/document-forms';
import * as documents from '@widya/contract/document-forms';
import type { documentFormSchemas } from '@widya/contract/document-forms.schemas';
import { listTasks } from '@widya/contract/tasks';
import { call, download } from './api.ts';
import { useClassSearch } from './class-search.ts';
import type { DownloadedFile } from './client.ts';
import { changeRows } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** Filters of the list and its downloads. */
export interface DocumentFilters {
  readonly q?: string | undefined;
  readonly class_code?: string | undefined;
  /** For classes that were deleted. */
  readonly class_name?: string | undefined;
}

const LONG_MS = 120_000;

type ClassSchemas = (typeof documentFormSchemas)['listDocumentClasses'];

/** The thousand newest classes. @deprecated since 0.2.0; use useDocumentClassSearch */
export const useDocumentClasses = (): Query<DocumentClass[]> =>
  useQuery<ClassSchemas, DocumentClass[]>(documents.listDocumentClasses, {});

/** Classes of the list, found by name or code; null loads nothing. */
export const useDocumentClassSearch = (q: string | null) => useClassSearch(documents.listDocumentClasses, q);

/** The file of one document. @throws ApiError with NOT_FOUND when it is missing */
export const readDocumentFile = (id: number, signal?: AbortSignal): Promise<DownloadedFile> =>
  download(documents.readDocumentFile, { params: { id }, timeout: LONG_MS, ...(signal && { signal }) });

/** `dokumen.zip` of at most 100 documents; pass it to `saveFile`, and show what `leftOut` lists. @throws ApiError */
export const downloadDocuments = (ids: readonly number[]): Promise<DownloadedFile> =>
  download(documents.downloadDocuments, { query: { ids: JSON.stringify(ids) }, timeout: LONG_MS });

/** `data-dokumen.csv`; pass it to `saveFile`. @throws ApiError */
export const exportDocuments = (filters: DocumentFilters): Promise<DownloadedFile> =>
  download(documents.exportDocumentForms, { body: { ...filters }, timeout: LONG_MS });

/** Actions on documents. Each rejects with an ApiError and updates the cached lists. */
export function useDocumentActions() {
  const write = useWrite([documents.listDocumentForms]);
  const begin = useWrite([listTasks]);
  return {
    /** @throws ApiError with VERSION_CONFLICT (carries the current record) */
    update: (id: number, facts: DocumentFacts, version: number) =>
      write(call(documents.updateDocumentForm, { params: { id }, body: { ...facts, version } }), (answer) =>
        changeRows<DocumentForm>(answer, (row) => (row.id === id ? { ...row, ...facts } : row)),
      ),
    /** Creates a task that writes `dokumen.zip`; its id is `job_id`. */
    archive: (chosen: ArchivedDocuments) => begin(call(documents.archiveDocuments, { body: chosen })),
  };
}
