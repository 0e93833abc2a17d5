export const TRANSACTIONS_TEXTS = { title: 'Transaksi' } as const;
