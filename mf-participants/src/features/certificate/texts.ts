/** Texts of the certificate screens; those quoted by B-117 to B-154 are verbatim. */
export const TEXTS = {
  title: 'Sertifikat',
  tabs: { sertifikat: 'Sertifikat', tambahan: 'Sertifikat Tambahan', kompetensi: 'Kompetensi' },
  facts: (made: number, accepted: number) => `${made} dari ${accepted} terkirim`,
  failed: 'Pengaturan sertifikat tidak dapat dimuat',
  download: 'Unduh Sertifikat',
  fillPredicates: 'Isi Predikat',
  template: 'Templat',
  pages: { certPage1: 'Halaman satu', certPage2: 'Halaman dua' },
  hidePageTwo: 'Sembunyikan Halaman Dua',
  parts: { number: 'Nomor', name: 'Nama', predicate: 'Predikat', competencies: 'Kompetensi', qr: 'Kode QR' },
  part: 'Bagian yang diatur',
  partHelp: 'Bagian juga dapat digeser langsung pada pratinjau, dengan tetikus atau tombol panah.',
  move: (part: string) => `Geser ${part.toLowerCase()} dengan tombol panah`,
  fontSize: 'Ukuran huruf',
  qrSize: 'Ukuran kode',
  nameCentered: 'Nama rata tengah',
  left: 'Posisi horizontal',
  middle: 'Posisi tengah nama',
  top: 'Posisi vertikal',
  color: 'Warna teks',
  colorSuggestions: 'Warna yang disarankan',
  numberPrefix: 'Nomor pertama',
  numberPrefixHelp: 'Nomor yang sudah diberikan tidak berubah.',
  numberSuffix: 'Akhiran nomor',
  upload: { certPage1: 'Unggah latar halaman satu', certPage2: 'Unggah latar halaman dua' },
  uploadHelp: 'Harap Unggah Template Gambar (Rasio A4)',
  notA4: 'Gambar ini tidak berasio A4 dan akan ditarik menjadi 297 × 210 mm.',
  removeBackground: 'Lepas latar',
  testName: 'Nama uji',
  testPredicate: 'Predikat uji',
  longest: 'Nama terpanjang',
  shortest: 'Nama terpendek',
  sampleName: 'Sekar Ayu Pramudita',
  shrunk: 'Nama ini diperkecil agar muat di halaman.',
  overflows: 'Sebagian teks keluar dari halaman. Kecilkan huruf atau geser posisinya.',
  missing: (letters: readonly string[]) =>
    `Huruf tidak tersedia: ${letters.join(' ')}. Sertifikat dengan huruf ini tidak dapat dibuat.`,
  noFont: 'Huruf sertifikat tidak dapat dimuat. Periksa jaringan, lalu muat ulang halaman.',
  downloadOne: 'Download Satu',
  generateAll: 'Generate dan upload untuk semua',
  saveFirst: 'Simpan templat terlebih dahulu.',
  saved: 'Template Sertifikat Berhasil Diperbarui!',
  saveLabel: 'Simpan templat',
  readOnly: 'Templat hanya dapat diubah oleh admin.',
  made: 'Terkirim',
  notMade: 'Belum Dibuat',
  revoked: 'Dicabut',
  renamed: 'Nama berubah',
  oldName: (name: string) => `PDF masih bernama ${name}`,
  list: 'Daftar penerima sertifikat',
  listFailed: 'Daftar penerima tidak dapat dimuat',
  search: 'Cari nama atau surel',
  columns: { name: 'Nama', predicate: 'Predikat', status: 'Status', number: 'Nomor', issued: 'Diterbitkan' },
  noPredicate: 'Belum diisi',
  revision: (revision: number) => `Terbitan ke-${revision}`,
  empty: 'Belum ada peserta yang diterima',
  emptyWhy: 'Sertifikat dibuat untuk peserta dengan status diterima.',
  emptyAdditional: 'Belum ada jawaban tambahan',
  emptyAdditionalWhy: 'Sertifikat tambahan dibuat untuk pengisi tes akhir yang bukan peserta.',
  filter: { label: 'Status sertifikat', all: 'Semua' },
  open: 'Buka PDF',
  openVerify: 'Buka halaman verifikasi',
  uploadOne: 'Unggah PDF',
  uploadOneTitle: (name: string) => `Unggah sertifikat ${name}`,
  uploadOneWhy: 'PDF ini menggantikan sertifikat yang ada. Nomornya tetap.',
  uploaded: 'Upload Berhasil',
  cancel: 'Batal',
  close: 'Tutup',
} as const;

export const CONFLICT_TEXTS = {
  template: (who?: string) => `Templat ini baru saja diubah ${who || 'orang lain'}.`,
  competencies: (who?: string) => `Kompetensi ini baru saja diubah ${who || 'orang lain'}.`,
  takeTheirs: 'Muat yang terbaru',
  keepMine: 'Simpan punya saya',
} as const;

export const BATCH_TEXTS = {
  title: 'Buat sertifikat untuk semua',
  count: (count: number) => `${count} sertifikat akan dibuat dan diunggah. Biarkan halaman ini terbuka sampai selesai.`,
  again: 'Terbitkan ulang juga yang sudah terkirim',
  againHelp: 'Nomornya tetap; terbitannya bertambah.',
  warning:
    'Peringatan : Tidak Semua Predikat Terisi, refresh halaman ini untuk membatalkan, tekan Ok untuk melanjutkan',
  go: 'Lanjutkan',
  nothing: 'Tidak ada sertifikat yang perlu dibuat.',
  progress: 'Membuat dan mengunggah sertifikat',
  end: (done: number, total: number) => `Sukses mengunggah ${done}/${total}`,
  interrupted: 'Jaringan terputus. Yang sudah terunggah tidak diulang; lanjutkan setelah jaringan pulih.',
  elsewhere: 'Proses ini terhenti atau sedang dikerjakan di halaman lain.',
  shrunk: (count: number) => `${count} nama diperkecil agar muat`,
  notCounted: 'Jumlah sertifikat tidak dapat dihitung',
  failedToStart: 'Pembuatan sertifikat tidak dapat dimulai',
} as const;

const selectedText = (people: number, left: number): string =>
  left === 0 ? `${people} orang dipilih` : `${people} orang dipilih, ${left} dikecualikan`;

/** Texts for issuing certificates of selected people. */
export const ISSUE_TEXTS = {
  bar: 'Terbitkan',
  again: 'Terbitkan ulang',
  title: 'Terbitkan Sertifikat',
  chosen: selectedText,
  run: (count: number) => `Terbitkan ${count} sertifikat`,
  will: BATCH_TEXTS.count,
  revoked: (count: number) => `Terbitkan lagi ${count} yang sudah dicabut`,
  revokedHelp: 'Nomornya tetap; sertifikatnya berlaku lagi.',
} as const;

/** Texts for revoking certificates. */
export const REVOKE_TEXTS = {
  bar: 'Cabut',
  title: 'Cabut Sertifikat',
  why: 'Orangnya tetap menjadi peserta. Halaman verifikasi menyatakan sertifikat ini dicabut sampai diterbitkan lagi.',
  reason: 'Alasan',
  reasonHelp: 'Boleh kosong. Siapa pun yang memeriksa sertifikat ini membacanya.',
  chosen: selectedText,
  run: (count: number) => `Cabut ${count} sertifikat`,
  will: (count: number) => `${count} sertifikat akan dicabut`,
  nothing: 'Tidak ada sertifikat yang dicabut.',
  done: (count: number) => `${count} sertifikat dicabut`,
} as const;

const peopleOf = (count: number, names: readonly string[]): string =>
  [...names, ...(count > names.length ? [`${count - names.length} lainnya`] : [])].join(', ');

/** Texts for the rules of a batch. */
export const RULE_TEXTS = {
  label: 'Hanya untuk',
  present: 'Yang tercatat hadir',
  tested: 'Yang lulus tes akhir',
  completed: 'Yang menyelesaikan kelas',
  minScore: 'Nilai terendah',
  leftOut: (count: number) => `${count} orang tidak dibuatkan sertifikat`,
  because: (count: number, reason: string, names: readonly string[]) =>
    `${count}: ${reason} (${peopleOf(count, names)})`,
} as const;

export const DOWNLOAD_TEXTS = {
  title: 'Unduh Sertifikat',
  all: 'Unduh Semua',
  selected: (count: number) => `Unduh Terpilih (${count})`,
  progress: (done: number, total: number) => `${done} dari ${total} diunduh`,
  failed: 'Terjadi kesalahan, harap hubungi developer',
  empty: 'Belum ada sertifikat yang dibuat',
  emptyWhy: 'Buat sertifikat lebih dahulu, lalu unduh di sini.',
  stop: 'Hentikan',
  list: 'Sertifikat yang dapat diunduh',
} as const;

export const PREDICATE_TEXTS = {
  title: 'Isi Predikat',
  predicate: 'Predikat',
  choose: 'Pilih predikat',
  whom: 'Untuk siapa',
  missing: (count: number) => `Yang belum berpredikat (${count})`,
  selected: (count: number) => `Yang dipilih (${count})`,
  all: (count: number) => `Semua (${count})`,
  save: 'Simpan',
  saved: (count: number) => `Predikat ${count} orang tersimpan`,
  required: 'Pilih predikat terlebih dahulu',
  nobody: 'Tidak ada orang yang perlu diisi predikatnya.',
} as const;

export const COMPETENCY_TEXTS = {
  title: 'Kompetensi',
  why: 'Tercetak di halaman dua sertifikat, dan tampil sebagai hal yang dipelajari di kelas ini.',
  item: 'Kompetensi',
  add: 'Tambah kompetensi',
  placeholder: 'Menyunting naskah dengan kaidah ejaan',
  empty: 'Kompetensi tidak boleh kosong!',
  removeTitle: 'Hapus kompetensi',
  remove: 'Apakah anda yakin ingin menghapus kompetensi ini?',
  removeLabel: 'Hapus',
  saved: 'Kompetensi tersimpan',
  save: 'Simpan kompetensi',
  none: 'Belum ada kompetensi',
  noneWhy: 'Tambahkan apa yang dikuasai peserta setelah kelas ini.',
} as const;
