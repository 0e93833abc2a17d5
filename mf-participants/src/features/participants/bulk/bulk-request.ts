import type { ParticipantFilters } from '@widya/contract/participants';
import type { ParticipantBulkInput } from '@widya/contract/participants-bulk';
import type { Selection } from '@widya/design-system/data-table';

export type BulkAction = ParticipantBulkInput['action'];

/** Who is meant: rows ticked by hand, or all that the filters find but those unticked afterwards. */
export type BulkTarget = Pick<ParticipantBulkInput, 'ids' | 'filter' | 'except'>;

/** What is to be done with whom. */
export interface BulkRequest {
  readonly action: BulkAction;
  readonly target: BulkTarget;
  /** How many were chosen, as the table said it. */
  readonly count: number;
}

/** A choice of the table as the API takes it: the filters for everything found and whom to leave out, else ids. */
export function targetOf({ all, keys }: Selection, filter: ParticipantFilters): BulkTarget {
  const ids = [...keys].map(Number);
  if (!all) return { ids };
  return { filter, ...(ids.length > 0 && { except: ids }) };
}
