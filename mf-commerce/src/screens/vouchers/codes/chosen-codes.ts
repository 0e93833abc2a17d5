import { call } from '@widya/api-client/api';
import { readAll } from '@widya/api-client/listing';
import { MAX_PER_PAGE } from '@widya/contract/paging';
import { VOUCHER_MAX_COUNT } from '@widya/contract/voucher-rules';
import { listVouchers } from '@widya/contract/vouchers';
import type { Selection } from '@widya/design-system/data-table';
import { type VoucherListState, voucherList } from '../list.ts';

/**
 * The codes of selected rows; if everything is selected, they are read page by page.
 * @param count number of selected rows. @returns null when it exceeds the size of a batch. @throws ApiError
 */
export async function chosenCodes(
  { all, keys }: Selection,
  count: number,
  state: VoucherListState,
): Promise<readonly string[] | null> {
  if (count > VOUCHER_MAX_COUNT) return null;
  if (!all) return [...keys];
  const filters = voucherList.filtersOf(state);
  const rows = await readAll((page) => call(listVouchers, { query: { ...filters, page, per_page: MAX_PER_PAGE } }));
  return rows.map(({ code }) => code).filter((code) => !keys.has(code));
}
