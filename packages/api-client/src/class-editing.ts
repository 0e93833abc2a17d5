import type {
  ClassHistoryEntry,
  ClassPublishInput,
  CreateClassInput,
  UpdateClassInput,
} from '@widya/contract/class-editing';
import * as editing from '@widya/contract/class-editing';
import { listClasses } from '@widya/contract/classes';
import { listTopics } from '@widya/contract/topics';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** The history of a class, newest first; null loads nothing. */
export const useClassHistory = (code: string | null): Query<readonly ClassHistoryEntry[]> =>
  useQuery(editing.readClassHistory, code === null ? null : { params: { code } });

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
