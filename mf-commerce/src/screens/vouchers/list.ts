import { VOUCHER_TYPES } from '@widya/contract/voucher-rules';
import { listVouchers } from '@widya/contract/vouchers';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { choice, choiceOr, flag, place, text } from '@widya/remote-kit/list-filters';

/** `show_inactive` adds deactivated vouchers to the tab Aktif. D122. */
export const voucherList = defineList(listVouchers, {
  settingsKey: 'voucher',
  sorts: ['created_at', 'name', 'code', 'used_count', 'minimum_usage'],
  filters: {
    tab: place(choiceOr('active', ['active', 'inactive'])),
    show_inactive: place(flag()),
    type: choice(VOUCHER_TYPES),
    batch_id: text(40),
  },
});

export type VoucherListState = ListStateOf<typeof voucherList>;
