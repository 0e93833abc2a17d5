import type { ComplaintStatus } from '@widya/contract/complaint-status';
import type { Complaint, ComplaintClass } from '@widya/contract/complaints';
import * as complaints from '@widya/contract/complaints';
import type { complaintSchemas } from '@widya/contract/complaints.schemas';
import { call } from './api.ts';
import { useClassSearch } from './class-search.ts';
import { changeRows } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ClassSchemas = (typeof complaintSchemas)['listComplaintClasses'];

/** The thousand newest classes. @deprecated since 0.2.0; use useComplaintClassSearch */
export const useComplaintClasses = (): Query<ComplaintClass[]> =>
  useQuery<ClassSchemas, ComplaintClass[]>(complaints.listComplaintClasses, {});

/** Classes of the list, found by name or code; null loads nothing. */
export const useComplaintClassSearch = (q: string | null) => useClassSearch(complaints.listComplaintClasses, q);

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
