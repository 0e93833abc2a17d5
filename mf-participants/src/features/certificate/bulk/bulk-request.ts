import type { CertificateRow } from '@widya/contract/certificates';
import type { CertificateBulkAction, CertificateSelection } from '@widya/contract/certificates-bulk';
import type { BulkTarget } from '@widya/record-kit/bulk-action/target-of';

/** What is to be done with whose certificates. */
export interface BulkRequest {
  readonly action: CertificateBulkAction;
  readonly target: BulkTarget<NonNullable<CertificateSelection['filter']>>;
  /** How many were chosen, as the table said it. */
  readonly count: number;
  /** The only one that is meant, from the menu of their row. */
  readonly row: CertificateRow | null;
}

/** The action for one row. */
export const requestFor = (action: CertificateBulkAction, row: CertificateRow): BulkRequest => ({
  action,
  target: { ids: [row.id] },
  count: 1,
  row,
});

/** The selection as it is written; what the filters find is done only while it is as many as were seen. */
export const selectionOf = ({ target }: BulkRequest, seen: number): CertificateSelection => ({
  ...target,
  ...(target.filter && { expected: seen }),
});
