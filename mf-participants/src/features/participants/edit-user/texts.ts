/** Texts of the dialog Sunting Pengguna. Source: B-073. */
export const EDIT_TEXTS = {
  title: 'Sunting Pengguna',
  lead: 'Perubahan berlaku untuk semua registrasi orang ini.',
  name: 'Nama Lengkap',
  email: 'Surel',
  phone: 'Ponsel',
  organization: 'Organisasi',
  saved: (name: string) => `Data ${name} tersimpan`,
} as const;
