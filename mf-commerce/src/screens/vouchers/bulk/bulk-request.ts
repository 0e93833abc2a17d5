import type { VoucherBulkAction } from '@widya/contract/voucher-rules';
import type { VoucherBulkInput } from '@widya/contract/vouchers-bulk';
import type { Selection } from '@widya/design-system/data-table';

/** Ticked vouchers, or all that match the filters except those unticked afterwards. */
export type BulkTarget = Pick<VoucherBulkInput, 'codes' | 'filter' | 'except'>;

/** A bulk action and its vouchers. */
export interface BulkRequest {
  readonly action: VoucherBulkAction;
  readonly target: BulkTarget;
  /** Number of selected rows, as shown by the table. */
  readonly count: number;
}

/** The table's selection in the API's format: filters with exceptions for everything found, otherwise codes. */
export function targetOf({ all, keys }: Selection, filter: NonNullable<BulkTarget['filter']>): BulkTarget {
  const codes = [...keys];
  if (!all) return { codes };
  return { filter, ...(codes.length > 0 && { except: codes }) };
}
