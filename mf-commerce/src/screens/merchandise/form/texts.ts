/** Adding and editing merchandise. Source: C-158, C-159, C-161 to C-165. */
export const MERCHANDISE_FORM_TEXTS = {
  addTitle: 'Tambah Kreasi',
  editTitle: 'Sunting Kreasi',
  name: 'Nama',
  description: 'Deskripsi',
  price: 'Harga',
  priceHelp: 'Isi 0 bila gratis.',
  link: 'Link pembelian',
  linkHelp: 'Alamat toko tempat kreasi dijual.',
  save: 'Simpan',
  added: 'Kreasi berhasil ditambahkan!',
  updated: 'Kreasi berhasil diperbarui!',
  photos: (count: number) => (count === 0 ? 'Tanpa foto' : `${count} foto`),
  missing: 'Kreasi tidak ditemukan',
  missingWhy: 'Tautannya tidak menunjuk ke kreasi yang tercatat.',
  failed: 'Kreasi tidak dapat dimuat',
  close: 'Tutup',
} as const;
