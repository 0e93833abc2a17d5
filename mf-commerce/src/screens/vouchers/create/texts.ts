/** Texts for creating vouchers. Source: D120, D121. */
export const CREATE_TEXTS = {
  title: 'Buat Voucer',
  name: 'Nama voucher',
  type: 'Jenis',
  typeHelp: {
    SINGLE_USE: 'Setiap kode hanya dapat dipakai satu kali.',
    PERMANENT: 'Kode dapat dipakai berkali-kali selama masih aktif.',
  },
  kind: 'Bentuk diskon',
  kinds: { PERCENT: 'Persen', AMOUNT: 'Nominal' },
  discount: 'Besaran diskon',
  minimum: 'Minimal transaksi',
  minimumHelp: 'Kosongkan bila berlaku untuk semua harga.',
  code: 'Kode',
  codeHelp: 'Kosongkan agar dibuatkan kode acak. Paling banyak 20 huruf, angka, atau tanda hubung.',
  count: 'Jumlah',
  countHelp: 'Paling banyak 5.000 voucher sekaligus.',
  countFixed: 'Dengan kode sendiri hanya dapat dibuat satu.',
  note: 'Catatan',
  save: 'Buat',
  saved: 'Voucher baru berhasil ditambahkan!',
} as const;
