import type { VoucherFilters } from '@widya/api-client/vouchers';
import { VOUCHER_TYPES, type VoucherType } from '@widya/contract/voucher-rules';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';

const SORTS = sortsOf(['created_at', 'name', 'code', 'used_count', 'minimum_usage']);
type VoucherSort = (typeof SORTS)[number];

/** The API refuses longer ones. */
const BATCH_ID_LENGTH = 40;

/** The list's state, read from the address. */
export interface VoucherListState extends ListState<VoucherSort> {
  readonly tab: 'active' | 'inactive';
  /** Adds deactivated vouchers to the tab Aktif. D122. */
  readonly showInactive: boolean;
  readonly type: VoucherType | '';
  /** Empty for all. */
  readonly batchId: string;
}

/** Tab and deactivated vouchers are places: taking the filters off leaves them, and changing them adds a step for Back. */
export const VOUCHER_LIST_OPTIONS = {
  filters: ['tab', 'show_inactive', 'type', 'batch_id'],
  defaults: { tab: 'active' },
  places: ['tab', 'show_inactive'],
  settingsKey: 'voucher',
} as const satisfies TableQueryOptions;

/** Reads the state; anything the address says wrongly counts as not said. */
export const readVoucherListState = (search: URLSearchParams): VoucherListState => ({
  ...readListState(search, SORTS),
  tab: search.get('tab') === 'inactive' ? 'inactive' : 'active',
  showInactive: search.get('show_inactive') === '1',
  type: choiceParam(search.get('type'), VOUCHER_TYPES),
  batchId: (search.get('batch_id') ?? '').slice(0, BATCH_ID_LENGTH),
});

/** What narrows the list; the download follows it too. */
export const voucherFiltersOf = ({ tab, showInactive, type, batchId, q }: VoucherListState) => ({
  tab,
  ...(showInactive && { show_inactive: '1' as const }),
  ...(type !== '' && { type }),
  ...(batchId !== '' && { batch_id: batchId }),
  ...(q !== '' && { q }),
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const voucherListQueryOf = (state: VoucherListState) => ({
  ...(voucherFiltersOf(state) satisfies VoucherFilters),
  ...listingOf(state),
});
