export const CREATE_STREAM_TEXTS = {
  title: 'Buat Tautan Streaming',
  list: 'Siaran Langsung',
  why: 'Siaran baru belum tampil di situs publik sampai dipulihkan dari daftar.',
} as const;
