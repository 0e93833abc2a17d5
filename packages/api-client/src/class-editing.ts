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

/** What was done to a class, the newest first; null reads nothing yet. */
export const useClassHistory = (code: string | null): Query<readonly ClassHistoryEntry[]> =>
  useQuery(editing.readClassHistory, code === null ? null : { params: { code } });

/** What the class form writes. Each rejects with an ApiError and keeps list, record and topics on the screen true. */
export function useClassEditing() {
  const write = useWrite([listClasses, listTopics]);
  return {
    /**
     * 'Buat Kelas Baru': a draft.
     * @param idempotencyKey kept by the form until it succeeds, so that a second press makes no second class.
     */
    create: (body: CreateClassInput, idempotencyKey?: string) =>
      write(call(editing.createClass, { body, idempotencyKey })),
    /**
     * Partial: send only what was changed.
     * @throws ApiError with VERSION_CONFLICT (`current` carries the record, who changed it and which fields), LOCKED_FIELD or
     * VALIDATION with a sentence per field
     */
    update: (code: string, body: UpdateClassInput) => write(call(editing.updateClass, { params: { code }, body })),
    /** Copies the class as a draft without participants, dates, links and recordings. */
    duplicate: (code: string, name?: string, idempotencyKey?: string) =>
      write(
        call(editing.duplicateClass, { params: { code }, body: name === undefined ? {} : { name }, idempotencyKey }),
      ),
    /** Publish, hide, publish again. @throws ApiError with INVALID_TRANSITION; `errors` are the reasons listed */
    publish: (code: string, body: ClassPublishInput) =>
      write(call(editing.toggleClassPublishStatus, { params: { code }, body })),
  };
}
