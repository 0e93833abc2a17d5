/** Texts of the orders that used a voucher. C-131. */
export const USAGE_TEXTS = {
  title: (code: string) => `Pemakaian voucher ${code}`,
  summary: (count: string, total: string) => `${count} pemakaian berlaku, potongan seluruhnya ${total}.`,
  newest: (shown: string, all: string) => `Menampilkan ${shown} transaksi terbaru dari ${all}.`,
  label: 'Transaksi yang memakai voucher',
  search: 'Cari ID atau pengguna',
  columns: {
    id: 'ID Transaksi',
    time: 'Tanggal/Waktu Transaksi',
    user: 'Pengguna',
    amount: 'Nominal',
    status: 'Status',
  },
  detail: 'Selengkapnya',
  detailOf: (id: string) => `Selengkapnya ${id}`,
  failed: 'Transaksi voucher tidak dapat dimuat',
  empty: 'Belum ada transaksi',
  emptyWhy: 'Voucher ini belum pernah dipakai.',
  back: 'Kembali ke pemakaian',
  close: 'Tutup',
} as const;
