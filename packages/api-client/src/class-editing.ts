import type {
  ClassHistoryEntry,
  ClassPublishInput,
  CreateClassInput,
  UpdateClassInput,
} from '@widya/contract/class-editing';
import * as editing from '@widya/contract/class-editing';
import type { classEditingSchemas } from '@widya/contract/class-editing.schemas';
import { listClasses } from '@widya/contract/classes';
import type { CallAnswer } from '@widya/contract/endpoint';
import { listTopics } from '@widya/contract/topics';
import { call } from './api.ts';
import type { Listing, PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type HistorySchemas = (typeof classEditingSchemas)['readClassHistory'];

export type ClassHistoryPage = PageOf<CallAnswer<HistorySchemas>>;

/**
 * The history of a class, newest first; null loads nothing. @deprecated since 0.2.0; use useClassHistoryPage
 */
export const useClassHistory = (code: string | null): Query<readonly ClassHistoryEntry[]> =>
  useQuery<HistorySchemas, readonly ClassHistoryEntry[]>(
    editing.readClassHistory,
    code === null ? null : { params: { code } },
  );

/** A page of the history of a class, newest first. */
export const useClassHistoryPage = (code: string, { page, per_page }: Listing): Query<ClassHistoryPage> =>
  useQuery<HistorySchemas, ClassHistoryPage>(editing.readClassHistory, { params: { code }, query: { page, per_page } });

/** Writes of the class form. Each rejects with an ApiError and updates cached lists, records and topics. */
export function useClassEditing() {
  const write = useWrite([listClasses, listTopics]);
  return {
    /**
     * 'Buat Kelas Baru': creates a draft.
     * @param idempotencyKey kept by the form until it succeeds, so that a second press creates no second class.
     */
    create: (body: CreateClassInput, idempotencyKey?: string) =>
      write(call(editing.createClass, { body, idempotencyKey })),
    /**
     * Partial update: send only changed fields.
     * @throws ApiError with VERSION_CONFLICT (`current` has the record, who changed it and which fields), LOCKED_FIELD
     * or VALIDATION with a message per field
     */
    update: (code: string, body: UpdateClassInput) => write(call(editing.updateClass, { params: { code }, body })),
    /** Copies a class as a draft without participants, dates, links and recordings. */
    duplicate: (code: string, name?: string, idempotencyKey?: string) =>
      write(
        call(editing.duplicateClass, { params: { code }, body: name === undefined ? {} : { name }, idempotencyKey }),
      ),
    /** Publishes, hides, or publishes again. @throws ApiError with INVALID_TRANSITION; `errors` has the reasons */
    publish: (code: string, body: ClassPublishInput) =>
      write(call(editing.toggleClassPublishStatus, { params: { code }, body })),
  };
}
