import type { ParticipantFilters } from '@widya/contract/participants';
import type { ParticipantBulkInput } from '@widya/contract/participants-bulk';
import type { BulkTarget } from '@widya/record-kit/bulk-action/target-of';

export type BulkAction = ParticipantBulkInput['action'];

/** A bulk action and its people. */
export interface BulkRequest {
  readonly action: BulkAction;
  readonly target: BulkTarget<ParticipantFilters>;
  /** Number of selected rows, as shown by the table. */
  readonly count: number;
}
