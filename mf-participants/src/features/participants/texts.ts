import { STATUS_LABELS } from '@widya/contract/registration-status';

/** Peserta Sesi, for classes and courses. Source: B-059 to B-066. */
export const TEXTS = {
  title: 'Peserta Sesi',
  label: 'Daftar peserta',
  failed: 'Daftar peserta tidak dapat dimuat',
  search: 'Nama, surel, atau ID',

  tabs: {
    all: 'Semua',
    accepted: 'Diterima',
    waiting: 'Menunggu Pembayaran',
    rejected: 'Ditolak',
  },
  waitingList: STATUS_LABELS.PENDING,
  province: 'Provinsi',
  city: 'Kota',
  attendance: 'Kehadiran',
  present: 'Hadir',
  absent: 'Belum hadir',
  noPredicate: 'Tanpa predikat',
  certificate: 'Sertifikat',

  columns: {
    id: 'ID',
    name: 'Nama Lengkap',
    email: 'Surel',
    present: 'Kehadiran',
    progress: 'Kemajuan',
    status: 'Status Pembayaran',
    statusShort: 'Status',
    price: 'Harga',
    voucher: 'Voucer',
    predicate: 'Predikat',
    certificate: 'Sertifikat',
    registered: 'Terdaftar',
    organization: 'Organisasi',
    phone: 'Ponsel',
    note: 'Catatan',
  },
  yes: 'Ya',
  no: 'Tidak',
  none: '—',

  actions: {
    info: 'Info',
    confirm: 'KONFIRMASI',
    note: 'Catatan',
    accept: 'Terima',
    reject: 'Tolak',
    mail: 'Kirim Surel',
    ticket: 'Kirim tautan tiket baru',
    move: 'Pindahkan ke kelas lain',
    present: 'Tandai hadir',
    absent: 'Tandai tidak hadir',
    predicate: 'Isi predikat',
    edit: 'Sunting Pengguna',
  },

  invite: 'Undang Peserta',
  inviteMany: 'Undang Banyak',
  remind: 'Kirim Pengingat Kelas',
  exportAccepted: 'Unduh daftar-peserta.csv',
  exportNewsletter: 'Unduh email-peserta.csv',
  saved: (fileName: string) => `${fileName} terunduh`,

  emptyTitle: 'Belum ada peserta',
  emptyWhy: 'Pendaftar akan muncul di sini. Anda juga dapat mengundang peserta.',
  emptyTab: 'Tidak ada peserta di sini',
  emptyTabWhy: 'Pilih tab lain untuk melihat peserta dengan status lain.',

  confirmed: (name: string) => `Registrasi ${name} sudah dikonfirmasi`,
  markedPresent: (name: string) => `${name} ditandai hadir`,
  markedAbsent: (name: string) => `${name} ditandai tidak hadir`,
  unconfirmed: 'Belum dikonfirmasi',
  reservedUntil: (until: string) => `Sampai ${until}`,
  infoOf: (name: string) => `Info ${name}`,
} as const;

const NUMBER = new Intl.NumberFormat('id-ID');

/** Formats a number with dots between thousands. */
export const count = (value: number): string => NUMBER.format(value);
