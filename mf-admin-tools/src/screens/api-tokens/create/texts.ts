/** Creating a token. Source: D246 and D261. */
export const CREATE_TEXTS = {
  title: 'Buat token API',
  lead: 'Satu token untuk satu program, dengan akses sesempit mungkin.',
  name: 'Nama',
  nameHelp: 'Program yang memakainya, misalnya Sistem kepegawaian. Nama ini tampil di log.',
  kind: 'Untuk apa',
  kinds: { api: 'Memakai data Widya', deploy: 'Mempublikasikan remote' },
  kindHelp: {
    api: 'Program lain membaca atau mengubah data menu yang dipilih.',
    deploy: 'CI sebuah tim mengunggah dan merilis remote-nya. Data tidak dapat dibuka.',
  },
  remotes: 'Remote',
  remotesHelp: 'Nama paket, dipisahkan koma. Boleh yang belum pernah dipublikasikan.',
  access: 'Akses',
  accessHelp: {
    read: 'Program hanya dapat membaca data.',
    write: 'Program juga dapat menambah, mengubah, dan menghapus data.',
  },
  expiry: 'Masa berlaku',
  periods: { '30': '30 hari', '90': '90 hari', '365': '365 hari', date: 'Tanggal' },
  lastDay: 'Hari terakhir',
  until: (day: string) => `Berlaku sampai ${day}, pukul 24.00 WIB. Paling lama satu tahun.`,
  keys: 'Menu',
  keysHelp: 'Data menu yang boleh dibuka. Akun admin, token, dan profil tidak pernah dapat dibuka dengan token.',
  save: 'Buat token',
  failed: 'Token tidak dapat dibuat',
} as const;

/** The secret of a new token, shown once. */
export const TOKEN_SECRET_TEXTS = {
  title: 'Token berhasil dibuat',
  once: 'Salin token ini sekarang. Setelah ditutup, token tidak akan ditampilkan lagi.',
  secret: (name: string) => `Token untuk ${name}`,
  use: 'Program mengirimnya dengan setiap permintaan, di header Authorization: Bearer.',
  copy: 'Salin token',
  done: 'Sudah disalin, tutup',
} as const;
