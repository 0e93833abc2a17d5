import type { ComplaintStatus } from '@widya/contract/complaint-status';
import type { Complaint, ComplaintClass } from '@widya/contract/complaints';
import * as complaints from '@widya/contract/complaints';
import { call } from './api.ts';
import { changeRows } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** Classes with complaints. */
export const useComplaintClasses = (): Query<ComplaintClass[]> => useQuery(complaints.listComplaintClasses, {});

/** Actions on complaints. Each rejects with an ApiError and updates the cached lists. */
export function useComplaintActions() {
  const write = useWrite([complaints.listComplaints]);
  return {
    /** @throws ApiError with VERSION_CONFLICT (carries the current record) */
    note: (id: number, note: string, version: number) =>
      write(call(complaints.noteComplaint, { params: { id }, body: { note, version } })),
    /** @throws ApiError with VERSION_CONFLICT (carries the current record) */
    setStatus: (id: number, status: ComplaintStatus, version: number) =>
      write(call(complaints.setComplaintStatus, { params: { id }, body: { status, version } }), (answer) =>
        changeRows<Complaint>(answer, (row) => (row.id === id ? { ...row, status } : row)),
      ),
  };
}
