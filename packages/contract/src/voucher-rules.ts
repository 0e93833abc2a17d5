/** Kinds of vouchers. Source: C-129. */
export const VOUCHER_TYPES = ['SINGLE_USE', 'PERMANENT'] as const;
export type VoucherType = (typeof VOUCHER_TYPES)[number];

/** What a code may look like, in the capitals it is stored in. Source: D121. */
export const VOUCHER_CODE = /^[A-Z0-9-]{1,20}$/;

/** Longest code. Source: C-133. */
export const VOUCHER_CODE_LENGTH = 20;

/** Most vouchers that one call makes. */
export const VOUCHER_MAX_COUNT = 5_000;

/** What can be done to many vouchers at once. */
export const VOUCHER_BULK_ACTIONS = ['activate', 'deactivate', 'delete'] as const;
export type VoucherBulkAction = (typeof VOUCHER_BULK_ACTIONS)[number];

/** What a voucher takes off; exactly one of the two is set. */
export interface Discount {
  /** 1 to 100. */
  readonly percentage: number | null;
  /** Whole rupiah. */
  readonly amount: number | null;
}

/**
 * What a voucher takes off a price.
 * @param price whole rupiah, 0 or more.
 * @returns whole rupiah, never below 0 and never above the price; a percentage is rounded down. Source: D123, S33.
 */
export function discountOf(price: number, { percentage, amount }: Discount): number {
  // A product of integers: no fraction can creep in before the division is rounded down.
  const off = percentage === null ? (amount ?? 0) : Math.floor((price * percentage) / 100);
  return Math.min(Math.max(off, 0), price);
}
