import type { ParticipantFilters } from '@widya/contract/participants';
import type { ParticipantBulkInput } from '@widya/contract/participants-bulk';
import type { BulkTarget } from '@widya/record-kit/bulk-action/target-of';

export type BulkAction = ParticipantBulkInput['action'];

/** What is to be done with whom. */
export interface BulkRequest {
  readonly action: BulkAction;
  readonly target: BulkTarget<ParticipantFilters>;
  /** How many were chosen, as the table said it. */
  readonly count: number;
}
