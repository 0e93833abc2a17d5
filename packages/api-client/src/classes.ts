import type { BatchPriceInput, ClassListQuery, ClassRecord, ClassRow } from '@widya/contract/classes';
import * as classes from '@widya/contract/classes';
import type { classSchemas } from '@widya/contract/classes.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import { listTopics } from '@widya/contract/topics';
import { call } from './api.ts';
import { changeRows, type Listing, type PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof classSchemas)['listClasses'];

/** A page of classes with the counts of both tabs. */
export type ClassPage = PageOf<CallAnswer<ListSchemas>>;
export type ClassPageQuery = Omit<ClassListQuery, keyof Listing> & Listing;

/** One page of the list of classes. Source: A-149. */
export const useClassPage = (query: ClassPageQuery): Query<ClassPage> =>
  useQuery<ListSchemas, ClassPage>(classes.listClasses, { query: { ...query } });

const FOUND_CLASSES = 20;

/** The first upcoming classes that match the typed text. */
export async function findUpcomingClasses(q: string, signal?: AbortSignal): Promise<readonly ClassRow[]> {
  const query = { tab: 'upcoming', page: 1, per_page: FOUND_CLASSES, ...(q.trim() !== '' && { q: q.trim() }) } as const;
  const answer = await call(classes.listClasses, { query, signal });
  return Array.isArray(answer) ? answer : answer.data;
}

/** The whole record of a class; null loads nothing. */
export const useClass = (code: string | null): Query<ClassRecord> =>
  useQuery(classes.readClass, code === null ? null : { params: { code } });

/**
 * Actions on classes. Each rejects with an ApiError and updates the cached lists; hide, restore and note do so
 * optimistically and roll back on failure.
 */
export function useClassActions() {
  const write = useWrite([classes.listClasses, listTopics]);
  return {
    /** Sembunyikan. */
    hide: (code: string) =>
      write(
        call(classes.hideClass, { params: { code } }),
        onRow(code, (row) => ({ ...row, active: 0, status: 'HIDDEN' })),
      ),
    /** Pulihkan. Refused with a 409 after a concurrent change. */
    restore: (code: string) =>
      write(
        call(classes.toggleClass, { params: { code }, body: { active: true, expected_status: false } }),
        onRow(code, (row) => ({ ...row, active: 1 })),
      ),
    /** Hapus: deletes permanently. @throws ApiError with HAS_REGISTRANTS */
    remove: (code: string) => write(call(classes.deleteClass, { params: { code } })),
    /** @throws ApiError with VERSION_CONFLICT (carries the current record) */
    note: (code: string, note: string | null, version: number) =>
      write(
        call(classes.noteClass, { params: { code }, body: { note, version } }),
        onRow(code, (row) => ({ ...row, note })),
      ),
    /** Ubah Harga Kelas Mendatang; returns the old and new price of each class. */
    updatePrices: (body: BatchPriceInput) => write(call(classes.updateBatchPrice, { body })),
  };
}

const onRow = (code: string, change: (row: ClassRow) => ClassRow) => (answer: unknown) =>
  changeRows<ClassRow>(answer, (row) => (row.code === code ? change(row) : row));
