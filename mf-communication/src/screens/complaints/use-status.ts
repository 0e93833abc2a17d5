import { currentRecord, failureOf } from '@widya/api-client/api-error';
import { useComplaintActions } from '@widya/api-client/complaints';
import { COMPLAINT_STATUS_LABELS, type ComplaintStatus } from '@widya/contract/complaint-status';
import type { Complaint } from '@widya/contract/complaints';
import { toast } from '@widya/design-system/toast';
import { useCallback } from 'react';
import { COMPLAINTS_TEXTS as texts } from './texts.ts';

/** Sets the state of a complaint, which can be undone. Concurrent changes of other fields do not prevent it. */
export function useStatus() {
  const { setStatus } = useComplaintActions();
  return useCallback(
    (complaint: Complaint, status: ComplaintStatus) => {
      const { id, name } = complaint;
      const write = async (from: Complaint, to: ComplaintStatus): Promise<Complaint> => {
        const { data } = await setStatus(id, to, from.version).catch((refusal: unknown) => {
          const now = currentRecord<Complaint>(refusal);
          if (now === null || now.status !== from.status) throw refusal;
          return setStatus(id, to, now.version);
        });
        return data;
      };
      const run = async (from: Complaint, to: ComplaintStatus, undoable: boolean): Promise<void> => {
        try {
          const written = await write(from, to);
          const message = texts.statusSet(name, COMPLAINT_STATUS_LABELS[to]);
          if (undoable) toast.undo(message, () => void run(written, from.status, false));
          else toast.success(message);
        } catch (failure) {
          toast.failure(failureOf(failure), () => void run(from, to, undoable));
        }
      };
      void run(complaint, status, true);
    },
    [setStatus],
  );
}
