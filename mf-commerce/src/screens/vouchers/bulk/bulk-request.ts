import type { VoucherBulkAction } from '@widya/contract/voucher-rules';
import type { VoucherBulkInput } from '@widya/contract/vouchers-bulk';
import type { Selection } from '@widya/design-system/data-table';

/** Vouchers ticked by hand, or all that the filters find but those unticked afterwards. */
export type BulkTarget = Pick<VoucherBulkInput, 'codes' | 'filter' | 'except'>;

/** What is to be done with which vouchers. */
export interface BulkRequest {
  readonly action: VoucherBulkAction;
  readonly target: BulkTarget;
  /** How many were chosen, as the table said it. */
  readonly count: number;
}

/** A choice of the table as the API takes it: the filters for everything found and what to leave out, else codes. */
export function targetOf({ all, keys }: Selection, filter: NonNullable<BulkTarget['filter']>): BulkTarget {
  const codes = [...keys];
  if (!all) return { codes };
  return { filter, ...(codes.length > 0 && { except: codes }) };
}
