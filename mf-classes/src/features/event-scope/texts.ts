export const SCOPE_TEXTS = {
  missing: 'Event tidak ditemukan',
  missingWhy: 'Tidak ada event atau kelas dengan alamat ini. Mungkin alamatnya sudah diubah.',
  failed: 'Event tidak dapat dimuat',
  toList: 'Ke Daftar Event',
  events: 'Event',
  dashboard: 'Dashboard',
  edit: 'Sunting',
  copyAddress: 'Salin alamat',
  openAddress: 'Buka halaman pendaftaran',
  address: 'Alamat pendaftaran',
} as const;
