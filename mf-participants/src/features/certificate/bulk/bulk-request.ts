import type { CertificateRow } from '@widya/contract/certificates';
import type { CertificateBulkAction, CertificateSelection } from '@widya/contract/certificates-bulk';
import type { BulkTarget } from '@widya/record-kit/bulk-action/target-of';

/** A bulk action and the certificates it is for. */
export interface BulkRequest {
  readonly action: CertificateBulkAction;
  readonly target: BulkTarget<NonNullable<CertificateSelection['filter']>>;
  /** Number of selected rows, as shown by the table. */
  readonly count: number;
  /** The only selected row, when the action was opened from its menu. */
  readonly row: CertificateRow | null;
}

/** The action for one row. */
export const requestFor = (action: CertificateBulkAction, row: CertificateRow): BulkRequest => ({
  action,
  target: { ids: [row.id] },
  count: 1,
  row,
});

/** The selection for the API, which refuses it when the filters match another number than was seen. */
export const selectionOf = ({ target }: BulkRequest, seen: number): CertificateSelection => ({
  ...target,
  ...(target.filter && { expected: seen }),
});
