import type { ComplaintStatus } from '@widya/contract/complaint-status';
import type { Complaint, ComplaintClass } from '@widya/contract/complaints';
import * as complaints from '@widya/contract/complaints';
import type { complaintSchemas } from '@widya/contract/complaints.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import { call } from './api.ts';
import { changeRows, type Listing, type PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof complaintSchemas)['listComplaints'];
export type ComplaintPage = PageOf<CallAnswer<ListSchemas>>;

export interface ComplaintPageQuery extends Listing {
  readonly class_code?: string | undefined;
  /** For classes that are gone. */
  readonly class_name?: string | undefined;
  readonly status?: ComplaintStatus | undefined;
  readonly sort?: string | undefined;
}

/** One page of complaints, with counts by status; null reads nothing yet. */
export const useComplaintPage = (query: ComplaintPageQuery | null): Query<ComplaintPage> =>
  useQuery<ListSchemas, ComplaintPage>(complaints.listComplaints, query && { query: { ...query } });

/** Classes that complaints came about. */
export const useComplaintClasses = (): Query<ComplaintClass[]> => useQuery(complaints.listComplaintClasses, {});

/** What staff do to complaints. Each rejects with an ApiError and keeps the lists on the screen true. */
export function useComplaintActions() {
  const write = useWrite(['/v1/complaint_forms']);
  return {
    /** @throws ApiError with VERSION_CONFLICT (carries the present record) */
    note: (id: number, note: string, version: number) =>
      write(call(complaints.noteComplaint, { params: { id }, body: { note, version } })),
    /** @throws ApiError with VERSION_CONFLICT (carries the present record) */
    setStatus: (id: number, status: ComplaintStatus, version: number) =>
      write(call(complaints.setComplaintStatus, { params: { id }, body: { status, version } }), (answer) =>
        changeRows<Complaint>(answer, (row) => (row.id === id ? { ...row, status } : row)),
      ),
  };
}
