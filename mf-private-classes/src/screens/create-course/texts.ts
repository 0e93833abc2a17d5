export const CREATE_TEXTS = {
  title: 'Buat Kelas Daring Mandiri',
  courses: 'Kelas Daring Mandiri',
  why: 'Kelas baru tersembunyi sampai Anda menampilkannya. Bab dan widyaiswara ditambahkan sesudahnya.',
} as const;
