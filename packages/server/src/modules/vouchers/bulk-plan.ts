import type { VoucherBulkAction } from '@widya/contract/voucher-rules';

/** The fields of a voucher that a bulk action needs. */
export interface SelectedVoucher {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly active: 0 | 1;
  readonly transaction_count: number;
  readonly deletable: boolean;
}

/** Why an action skips a voucher; null when it applies. Source: C-142 to C-144. */
function reasonToSkip(action: VoucherBulkAction, { active, deletable }: SelectedVoucher): string | null {
  if (action === 'delete') return deletable ? null : 'Sudah dipakai, jadi tidak dihapus';
  if (action === 'activate') return active === 1 ? 'Sudah aktif' : null;
  return active === 0 ? 'Sudah nonaktif' : null;
}

/** Splits the vouchers of a bulk action into changed and skipped ones, with counted reasons. */
export function planVoucherBulk(action: VoucherBulkAction, selected: readonly SelectedVoucher[]) {
  const reasons = new Map<string, number>();
  const changes = selected.filter((voucher) => {
    const reason = reasonToSkip(action, voucher);
    if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    return reason === null;
  });
  return { changes, skipped: [...reasons].map(([reason, count]) => ({ reason, count })) };
}
