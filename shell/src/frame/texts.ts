/** Texts of the frame around every screen. */
export const frameTexts = {
  skip: 'Lewati ke isi',
  navigation: 'Menu utama',
  openMenu: 'Buka menu',
  menu: 'Menu',
  search: 'Cari atau lompat ke…',
  searchShort: 'Cari',
  shortcut: 'Ctrl K',
  backToClasses: 'Semua kelas',
  backToCourses: 'Semua Kelas Daring Mandiri',
  profileMenu: 'Akun',
  roles: { superadmin: 'Super Admin', admin: 'Admin', instructor: 'Widyaiswara' },
  plan: 'Basic Plan',
  myProfile: 'Profil',
  editProfile: 'Sunting Profil',
  changePassword: 'Ubah Kata Sandi',
  light: 'Tampilan terang',
  dark: 'Tampilan gelap',
  system: 'Ikuti perangkat',
  diagnosis: 'Diagnosis',
  signOut: 'Keluar',
  offline: 'Anda sedang luring. Perubahan belum dapat disimpan; yang sudah diketik tetap ada.',
  online: 'Kembali daring',
  overridden: (names: string) => `Tab ini memakai versi uji: ${names}`,
  resetOverrides: 'Gunakan versi terbit',
  area: (label: string) => `Area ${label}`,
} as const;

/** Texts of the question before leaving unsaved input. */
export const leaveTexts = {
  title: 'Perubahan belum disimpan',
  body: 'Ada isian di halaman ini yang belum disimpan.',
  save: 'Simpan & keluar',
  discard: 'Buang',
  cancel: 'Batal',
} as const;
