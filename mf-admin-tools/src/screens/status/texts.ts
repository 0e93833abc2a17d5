import type { MissingSetting, Status } from '@widya/contract/status';
import { WEBHOOK_STATE_LABELS } from '@widya/contract/webhook-rules';

/** What a missing setting is, and what its absence costs. */
const MISSING: Readonly<Record<MissingSetting, { readonly label: string; readonly cost: string }>> = {
  public_url: {
    label: 'Alamat produk (PUBLIC_URL)',
    cost: 'Tautan di surel memakai alamat yang terakhir dibuka superadmin, yang bisa saja salah.',
  },
  smtp: {
    label: 'Server surel (SMTP_HOST)',
    cost: 'Surel tidak terkirim; semuanya hanya disimpan sebagai berkas di server.',
  },
  database_url: {
    label: 'Basis data sendiri (DATABASE_URL)',
    cost: 'Basis data bawaan berjalan di mesin ini, sehingga server kedua dan basis data siaga tidak mungkin.',
  },
  s3: {
    label: 'Penyimpanan berkas (S3_BUCKET)',
    cost: 'Berkas hanya ada di disk server ini; server lain memerlukan folder bersama.',
  },
  files_url: {
    label: 'Alamat berkas (FILES_URL)',
    cost: 'Berkas unggahan dibuka dari alamat produk, sehingga satu lapis perlindungan tidak ada.',
  },
  secrets_key: {
    label: 'Kunci rahasia (SECRETS_KEY)',
    cost: 'Kunci hanya ada di folder data; jika folder itu hilang, semua faktor kedua harus diatur ulang.',
  },
  second_factor: {
    label: 'Wajib faktor kedua (REQUIRE_SECOND_FACTOR)',
    cost: 'Superadmin dan pengelola uang dapat masuk hanya dengan kata sandi.',
  },
  oidc: {
    label: 'Akun organisasi (OIDC_ISSUER)',
    cost: 'Staf memerlukan kata sandi tersendiri, dan akun yang keluar dari organisasi harus diblokir satu per satu.',
  },
  midtrans: {
    label: 'Pembayaran daring (MIDTRANS_SERVER_KEY)',
    cost: 'Peserta tidak dapat membayar daring; setiap pembayaran harus dicatat staf.',
  },
  zoom: {
    label: 'Zoom (ZOOM_ACCOUNT_ID)',
    cost: 'Rapat Zoom harus dibuat sendiri, lalu tautannya ditempel di kelas.',
  },
  push: {
    label: 'Notifikasi ponsel (PUSH_URL atau FCM_SERVICE_ACCOUNT)',
    cost: 'Notifikasi hanya tersimpan dan tidak muncul di ponsel peserta.',
  },
  metrics: {
    label: 'Pemantauan (METRICS_PORT atau METRICS_TOKEN)',
    cost: 'Tidak ada peringatan otomatis; gangguan baru diketahui dari pengguna.',
  },
};

/** The status of the installation, for superadmins. */
export const STATUS_TEXTS = {
  title: 'Status',
  context: 'Keadaan server, basis data, dan layanan yang dipakai Widya',
  failed: 'Status tidak dapat dimuat',
  none: 'Tidak ada',
  unknown: 'Tidak diketahui',
  servers: {
    title: 'Server',
    none: 'Belum ada server yang melapor.',
    alive: 'Berjalan',
    gone: 'Tidak menjawab',
    version: (version: string, node: string) => `Widya ${version}, Node ${node}`,
    work: { true: 'Menjawab panggilan, mengerjakan proses dan surel', false: 'Hanya menjawab panggilan' },
    since: (time: string) => `Berjalan sejak ${time}`,
    seen: (time: string) => `Terakhir melapor ${time}`,
  },
  database: {
    title: 'Basis data',
    version: 'Versi PostgreSQL',
    size: 'Ukuran',
    connections: 'Koneksi',
    of: (used: string, most: string) => `${used} dari ${most}`,
    source: {
      statements: 'Kueri paling lambat',
      running: 'Kueri yang sedang berjalan',
    } satisfies Record<Status['database']['source'], string>,
    runningWhy: 'Tanpa ekstensi pg_stat_statements, kueri lambat yang sudah selesai tidak tercatat.',
    none: 'Tidak ada kueri yang berjalan.',
    times: (calls: string) => `${calls} kali`,
    ms: (value: string) => `${value} ms`,
  },
  queues: {
    title: 'Antrean',
    none: 'Tidak ada antrean.',
    names: {
      'ask-again': 'Menanyakan pembayaran lagi',
      'class-start-reminders': 'Pengingat kelas',
      'clean-up': 'Pembersihan data lama',
      'expire-orders': 'Pesanan kedaluwarsa',
      'feedback-links': 'Tautan umpan balik',
      'give-up-unconfirmed': 'Pendaftaran tanpa konfirmasi',
      'lost-mails': 'Surel yang terputus',
      'open-payments': 'Pembukaan pembayaran',
      'password-links': 'Tautan kata sandi',
      'push-notifications': 'Notifikasi ponsel',
      tasks: 'Proses dari layar',
      'zoom-sync': 'Rapat Zoom',
    },
    state: (waiting: string, failed: string) => `${waiting} menunggu, ${failed} gagal`,
    late: (length: string) => `Tertunda ${length}`,
  },
  mail: {
    title: 'Surel',
    held: 'Server surel tidak menerima surel. Alasannya ada di Log Email.',
    waiting: 'Menunggu',
    sending: 'Sedang dikirim',
    sent: 'Terkirim 24 jam terakhir',
    failed: 'Gagal 24 jam terakhir',
    bounced: 'Terpental 24 jam terakhir',
    uncertain: 'Tidak pasti 24 jam terakhir',
  },
  webhooks: {
    title: 'Webhook',
    none: 'Belum ada webhook.',
    failing: (time: string) =>
      `Ada penerima yang gagal sejak ${time}. Penyebabnya ada di log pengiriman webhook, di Token API.`,
    states: WEBHOOK_STATE_LABELS,
    waiting: 'Pengiriman menunggu',
    late: (length: string) => `Tertunda ${length}`,
    failed: 'Pengiriman gagal 30 hari terakhir',
  },
  storage: {
    title: 'Berkas dan cadangan',
    location: 'Tempat berkas',
    kind: { bucket: 'Bucket', folder: 'Disk server' } satisfies Record<Status['storage']['kind'], string>,
    state: {
      ok: 'Dapat dipakai',
      full: 'Disk penuh',
      failed: 'Tidak dapat dipakai',
    } satisfies Record<Status['storage']['state'], string>,
    files: 'Berkas tersimpan',
    amount: (count: string, size: string) => `${count} berkas, ${size}`,
    free: 'Ruang kosong di disk',
    backup: 'Cadangan terakhir',
    noBackup: 'Belum pernah dicatat. Tanpa cadangan, data yang hilang tidak dapat dikembalikan.',
  },
  missing: {
    title: 'Belum dikonfigurasi',
    none: 'Semua sudah dikonfigurasi.',
    settings: MISSING,
  },
} as const;
