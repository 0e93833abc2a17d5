import type { ParticipantFilters } from '@widya/contract/participants';
import type { ParticipantBulkInput } from '@widya/contract/participants-bulk';
import type { Selection } from '@widya/design-system/data-table';

export type BulkAction = ParticipantBulkInput['action'];

/** Who is meant: rows ticked by hand, or all that the filters find. */
export type BulkTarget = Pick<ParticipantBulkInput, 'ids' | 'filter'>;

/** What is to be done with whom. */
export interface BulkRequest {
  readonly action: BulkAction;
  readonly target: BulkTarget;
  /** How many were chosen, as the table said it. */
  readonly count: number;
}

/** A choice of the table as the API takes it: the filters for everything found, else ids. */
export const targetOf = ({ all, keys }: Selection, filter: ParticipantFilters): BulkTarget =>
  all ? { filter } : { ids: [...keys].map(Number) };

/**
 * Everything found goes to the API as its filters, which name nobody to leave out. Who unticks a row of 'Pilih semua' is
 * therefore left with the other rows of the page.
 */
export const withoutExceptions = (selection: Selection, pageKeys: readonly string[]): Selection =>
  selection.all && selection.keys.size > 0
    ? { all: false, keys: new Set(pageKeys.filter((key) => !selection.keys.has(key))) }
    : selection;
