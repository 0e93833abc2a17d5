export const VOUCHERS_TEXTS = { title: 'Voucher' } as const;
