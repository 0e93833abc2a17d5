/** Messages of the admin form and its dialogs. Source: D14. */
export const ADMIN_FORM_TEXTS = {
  incomplete: 'Mohon mengisi formulir dengan lengkap',
  confirmationWrong: 'Konfirmasi kata sandi salah',
  passwordsDiffer: 'Kata sandi tidak sama',
  emailTaken: 'Email Telah Terdaftar',
  addTitle: 'Tambah Admin',
  editTitle: 'Sunting Admin',
  name: 'Nama',
  email: 'Surel',
  role: 'Peran',
  rolePlaceholder: 'Pilih peran',
  phone: 'Nomor ponsel',
  address: 'Alamat',
  password: 'Kata sandi',
  passwordHelp: 'Minimal 8 karakter. Sampaikan kepada pemilik akun secara langsung.',
  confirmation: 'Konfirmasi kata sandi',
  menu: 'Hak akses menu',
  menuHelp: 'Menu yang tampil dan data yang boleh dibuka admin ini.',
  emptyMenu:
    'Tanpa pilihan, semua menu tampil kecuali Siaran Langsung dan surel kelas, tetapi datanya tidak dapat dibuka. Pilih menu yang boleh dipakai.',
  closedMenu: 'Akun ini belum diberi akses: hanya profilnya sendiri yang dapat dibuka. Pilih menu yang boleh dipakai.',
  superadminMenu: 'Super Admin boleh membuka semua data. Pilihan ini hanya mengatur menu yang tampil.',
  save: 'Simpan',
  cancel: 'Batal',
  unsaved: 'Perubahan belum disimpan',
} as const;

/** Messages after actions. Source: D14. */
export const ADMIN_MESSAGES = {
  added: 'Admin berhasil ditambahkan!',
  updated: 'Admin berhasil diperbarui!',
  banned: 'Admin berhasil diblokir!',
  unbanned: 'Admin berhasil dipulihkan!',
  removed: 'Admin berhasil terhapus!',
  passwordReset: 'Kata sandi berhasil diperbarui!',
} as const;

export const ROLE_LABELS = { superadmin: 'Super Admin', admin: 'Admin' } as const;
