/** The form of a live stream. Source: C-181 to C-190, C-193. */
export const STREAM_FORM_TEXTS = {
  incomplete: 'Mohon mengisi formulir dengan lengkap',
  added: 'Siaran Langsung berhasil ditambahkan!',
  updated: 'Siaran Langsung berhasil diubah!',

  section: 'Siaran',
  code: 'Kode',
  codeHelp: 'Bagian akhir alamat siaran di situs publik. Dibuat otomatis bila dikosongkan.',
  codeFixed: 'Kode tidak dapat diubah.',
  name: 'Judul',
  namePlaceholder: 'Judul Streaming',
  url: 'Tautan Url',
  urlHelp: 'Pastikan URL valid, yaitu halaman video, misalnya https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  finishDate: 'Tanggal Siaran Berakhir',
  finishTime: 'Waktu Siaran Berakhir',
  finishPast: 'Waktu berakhir ini sudah lewat: siaran tampil sebagai Selesai begitu disimpan.',

  pickTime: 'Pilih waktu',
  hour: 'Jam',
  minute: 'Menit',
  cancel: 'Batal',
  save: 'Simpan',

  urlNotSecure: 'Tautan ini harus diawali https://',
  noDate: 'Tanggal perlu diisi bila waktunya diisi',
  noTime: 'Waktu perlu diisi bila tanggalnya diisi',

  preview: 'Pratinjau',
  previewLoad: 'Putar pratinjau',
  previewWhy: 'Video dimuat dari situsnya setelah ditekan.',
  previewNone: 'Isi tautan video untuk melihat pratinjaunya di sini.',
  previewForeign: 'Situs ini tidak dapat ditampilkan di sini. Periksa tautannya di tab baru.',
  previewOpen: 'Buka tautan',
  previewTitle: 'Pratinjau siaran',
} as const;
