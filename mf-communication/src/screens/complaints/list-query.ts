import type { ComplaintPageQuery } from '@widya/api-client/complaints';
import { COMPLAINT_STATUSES, type ComplaintStatus } from '@widya/contract/complaint-status';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';

const SORTS = sortsOf(['created_at', 'class_name', 'name', 'replied_at']);

/** The list's state, read from the address. */
interface ComplaintListState extends ListState<(typeof SORTS)[number]> {
  readonly status: ComplaintStatus | '';
  readonly classCode: string;
  /** Of a class that is gone. */
  readonly className: string;
}

/** The status is a place: taking the filters off leaves it, and changing it adds a step for Back. */
export const COMPLAINT_LIST = {
  filters: ['status', 'class_code', 'class_name'],
  places: ['status'],
  settingsKey: 'aduan',
} as const satisfies TableQueryOptions;

/** Reads the state; anything the address says wrongly counts as not said. */
export const readComplaintListState = (search: URLSearchParams): ComplaintListState => ({
  ...readListState(search, SORTS),
  status: choiceParam(search.get('status'), COMPLAINT_STATUSES),
  classCode: search.get('class_code') ?? '',
  className: search.get('class_name') ?? '',
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const complaintListQueryOf = ({ status, classCode, className, ...state }: ComplaintListState) =>
  ({
    ...listingOf(state),
    ...(classCode !== '' && { class_code: classCode }),
    ...(className !== '' && { class_name: className }),
    ...(status !== '' && { status }),
  }) satisfies ComplaintPageQuery;
