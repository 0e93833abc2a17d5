import { POSTER_TEXTS } from '@widya/record-kit/poster/texts';

/** Messages of validation. Source. */
export const FORM_ERRORS = {
  incomplete: 'Harap mengisi formulir dengan lengkap',
  incompleteList: 'Harap lengkapi semua data',
  notMp4: 'Harap hanya unggah video dengan format MP4',
  startAfterEnd: 'Waktu mulai harus lebih awal dari waktu selesai',
  registrationTurned: 'Tanggal/waktu mulai harus lebih awal dari tanggal/waktu selesai',
  registrationAfterClass: 'Tanggal kelas mulai harus lebih akhir dari tanggal buka pendaftaran',
  discountNotHigher: 'Harga coret harus lebih tinggi dari harga kelas',
  quotaBelowAccepted: (accepted: number) => `Kuota tidak bisa lebih kecil dari ${accepted} peserta yang diterima.`,
} as const;

/** Titles of the sections, by anchor. Source. */
export const SECTION_TITLES = {
  poster: POSTER_TEXTS.title,
  rincian: 'Rincian kelas',
  tiket: 'Tiket dan Kuota',
  waktu: 'Tanggal dan waktu kelas',
  pendaftaran: 'Tanggal pendaftaran',
  tanggal_tertampil: 'Tanggal tertampil',
  tenggat: 'Tenggat pertanyaan dan tes akhir',
  tautan_streaming: 'Tautan',
  tautan_rekaman: 'Tautan rekaman',
  materi: 'Materi dan dokumentasi',
} as const;

export const FORM_TEXTS = {
  name: 'Nama kelas',
  code: 'Kode kelas',
  codeHelp: 'Kosongkan untuk kode acak. Kode tidak dapat diubah setelah kelas dibuat.',
  codeFixed: 'Kode tidak dapat diubah.',
  link: 'Tautan kelas',
  copyLink: 'Salin tautan',
  topic: 'Topik',
  deletedTopic: '(Dihapus)',
  addTopic: 'Tambah Topik',
  topicAdded: 'Topik baru berhasil ditambahkan!',
  add: 'Tambah',
  cancel: 'Batal',
  speakerKind: 'Sebutan pembicara',
  speaker: 'Pengajar',
  resourcePerson: 'Narasumber',
  description: 'Deskripsi',
  price: 'Harga',
  priceHelp: 'Pesanan yang sudah dibuat memakai harga lama. 0 berarti Gratis.',
  quota: 'Kuota',
  quotaGrows: (people: number) =>
    `${people} orang dalam antrean akan diterima atau diminta membayar sesuai urutan, dan dikabari lewat surel.`,
  permanentHelp: 'Selalu dibuka, tanpa tanggal.',
  classDate: 'Tanggal kelas',
  start: 'Mulai (WIB)',
  end: 'Selesai (WIB)',
  dateLocked: 'Kelas sudah dipublikasikan: tanggal hanya dapat dimundurkan.',
  timesReset: 'Jam mulai dan selesai dikosongkan karena tanggal kelas diubah.',
  opens: 'Dibuka tanggal',
  opensAt: 'Pukul (WIB)',
  closes: 'Ditutup tanggal',
  closesAt: 'Pukul (WIB)',
  displayTimes: 'Sunting Tanggal Tertampil',
  displayTime: 'Tanggal tertampil',
  noDisplayTimes: 'Belum ada. Halaman kelas memakai tanggal dan waktu kelas.',
  deadline: 'Tenggat',
  deadlineHelp: 'Terisi sendiri 24 jam setelah kelas selesai.',
  streamLocked: 'Dibuat lewat Zoom. Pilih Ganti Tautan untuk memakai tautan lain.',
  generateZoom: 'Buat Tautan Zoom',
  replaceLink: 'Ganti Tautan',
  zoomProblem: 'Rapat Zoom belum sesuai dengan kelas ini',
  zoomPasscode: 'Kode sandi rapat',
  copyPasscode: 'Salin kode sandi',
  zoomIncomplete: 'Pastikan waktu mulai, waktu selesai dan nama kelas telah diisi',
  editRecordings: 'Sunting Tautan',
  noRecordings: 'Belum ada tautan rekaman.',
  recordingTitle: 'Judul',
  recordingUrl: 'Tautan',
  addRecording: 'Tambah tautan',
  uploadVideo: 'Unggah Video',
  removeRow: (position: number) => `Hapus baris ${position}`,
  done: 'Selesai',
  materials: 'Materi',
  documentation: 'Dokumentasi',
  noFiles: 'Belum ada file.',
  openFile: 'Buka',
  removeFile: (name: string) => `Hapus ${name}`,
  fileRemoved: (name: string) => `${name} dihapus. Berlaku setelah disimpan.`,
} as const;

/** Headings above the open to-dos. */
export const WARNING_TEXTS = {
  before: 'Perlu dilengkapi sebelum kelas dimulai',
  after: 'Perlu dilengkapi sesudah kelas dimulai',
} as const;

/** Messages after saving. */
export const SAVED_TEXTS = {
  created: 'Kelas berhasil dibuat',
  updated: 'Data berhasil tersimpan!',
  promoted: (people: number) => `${people} orang dari antrean mendapat tempat dan sudah dikabari lewat surel.`,
} as const;
