import type { BulkTarget } from '@widya/bulk-action/target-of';
import type { ParticipantFilters } from '@widya/contract/participants';
import type { ParticipantBulkInput } from '@widya/contract/participants-bulk';

export type BulkAction = ParticipantBulkInput['action'];

/** What is to be done with whom. */
export interface BulkRequest {
  readonly action: BulkAction;
  readonly target: BulkTarget<ParticipantFilters>;
  /** How many were chosen, as the table said it. */
  readonly count: number;
}
