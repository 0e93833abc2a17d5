/** Kinds of vouchers. Source: C-129. */
export const VOUCHER_TYPES = ['SINGLE_USE', 'PERMANENT'] as const;
export type VoucherType = (typeof VOUCHER_TYPES)[number];

/** Format of a code, which is stored in capitals. Source: D121. */
export const VOUCHER_CODE = /^[A-Z0-9-]{1,20}$/;

/** Longest code. Source: C-133. */
export const VOUCHER_CODE_LENGTH = 20;

/** Most vouchers created by one call. */
export const VOUCHER_MAX_COUNT = 5_000;

/** Bulk actions on vouchers. */
export const VOUCHER_BULK_ACTIONS = ['activate', 'deactivate', 'delete'] as const;
export type VoucherBulkAction = (typeof VOUCHER_BULK_ACTIONS)[number];

/** The discount of a voucher; exactly one of the two is set. */
export interface Discount {
  /** 1 to 100. */
  readonly percentage: number | null;
  /** Whole rupiah. */
  readonly amount: number | null;
}

/**
 * The discount of a voucher on a price.
 * @param price whole rupiah, 0 or more.
 * @returns whole rupiah, never below 0 and never above the price; a percentage is rounded down. Source: D123, S33.
 */
export function discountOf(price: number, { percentage, amount }: Discount): number {
  // Multiplying integers first avoids rounding errors before the division is rounded down.
  const off = percentage === null ? (amount ?? 0) : Math.floor((price * percentage) / 100);
  return Math.min(Math.max(off, 0), price);
}
