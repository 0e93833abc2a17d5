import { TOKEN_ACCESS_LABELS } from './api-token-rules.ts';
import { COMPLAINT_STATUS_LABELS } from './complaint-status.ts';
import { SCENARIO_LABELS } from './email-variables.ts';
import { GENDER_LABELS } from './member-rules.ts';
import { MENU_LABELS } from './menu.ts';
import { EXCEPTION_LABELS } from './order-status.ts';
import { NO_STATUS_YET, providerLabel } from './payment-labels.ts';
import { STATUS_LABELS } from './registration-status.ts';
import { DEACTIVATION_LABELS, WEBHOOK_EVENT_LABELS } from './webhook-rules.ts';

type Labels = Readonly<Record<string, string>>;

/** Labels of codes that are stored in logged fields, as the screens show them. */
const LABELS: Readonly<Record<string, Labels>> = {
  access: TOKEN_ACCESS_LABELS,
  action: { accept: 'Terima dan beri tempat', refunded: 'Dana sudah dikembalikan', dismiss: 'Abaikan' },
  audience: { newsletter: 'Pelanggan newsletter', class: 'Peserta kelas', course: 'Peserta kelas daring mandiri' },
  deactivated_reason: DEACTIVATION_LABELS,
  events: WEBHOOK_EVENT_LABELS,
  exception: EXCEPTION_LABELS,
  gender: GENDER_LABELS,
  menu: { ...MENU_LABELS, none: 'Menunggu persetujuan' },
  newsletter_source: { staf: 'Staf', pendaftaran: 'Formulir pendaftaran' },
  outcome: { applied: 'Diterapkan', duplicate: 'Sudah diterapkan', ignored: 'Diabaikan', exception: 'Perlu diperiksa' },
  paid_status: {
    [NO_STATUS_YET]: providerLabel(NO_STATUS_YET),
    pending: 'Menunggu pembayaran',
    authorize: 'Disetujui, belum ditagih',
    capture: 'Kartu ditagih',
    settlement: 'Lunas',
    deny: 'Ditolak',
    cancel: 'Dibatalkan',
    expire: 'Kedaluwarsa',
    failure: 'Gagal',
    refund: 'Dikembalikan',
    partial_refund: 'Dikembalikan sebagian',
    chargeback: 'Ditarik kembali lewat bank',
    partial_chargeback: 'Ditarik sebagian lewat bank',
  },
  participants: { formulir: 'Menurut formulir presensi' },
  publish_status: {
    INITIAL: 'Belum dipublikasikan',
    DRAFT: 'Belum dipublikasikan',
    OPEN: 'Dipublikasikan',
    HIDDEN: 'Disembunyikan',
    DONE: 'Selesai',
  },
  reason: { bounced: 'Alamat tidak aktif', unsubscribed: 'Berhenti berlangganan', manual: 'Ditambahkan admin' },
  role: { superadmin: 'Super Admin', admin: 'Admin', instructor: 'Widyaiswara' },
  scenario: SCENARIO_LABELS,
  state: {
    WAITING: 'Menunggu giliran',
    RUNNING: 'Sedang berjalan',
    SCHEDULED: 'Menunggu dikirim',
    SENDING: 'Sedang dikirim',
    PAUSED: 'Dijeda',
    DONE: 'Selesai',
    CANCELLED: 'Dibatalkan',
    RECALLED: 'Ditarik kembali',
    FAILED: 'Gagal',
  },
  status: {
    ...STATUS_LABELS,
    ...COMPLAINT_STATUS_LABELS,
    STORED: 'Tersimpan',
    SUCCESS: 'Terkirim',
    FAILED: 'Gagal',
    queued: 'Dalam antrean',
    sending: 'Sedang dikirim',
    sent: 'Terkirim',
    failed: 'Gagal',
    skipped: 'Dilewati',
    cancelled: 'Dibatalkan',
  },
  tab: {
    all: 'Semua',
    active: 'Aktif',
    deleted: 'Terhapus',
    accepted: 'Bayar',
    waiting: 'Daftar',
    rejected: 'Ditolak',
    queue: STATUS_LABELS.PENDING,
  },
  type: {
    SINGLE_USE: 'Sekali Pakai',
    PERMANENT: 'Permanen',
    option: 'Pilihan',
    isian: 'Isian',
    'application/pdf': 'PDF',
    'application/zip': 'ZIP',
    'image/jpeg': 'Gambar JPEG',
    'image/png': 'Gambar PNG',
    'image/webp': 'Gambar WebP',
    'video/mp4': 'Video MP4',
    'text/csv': 'CSV',
  },
};

/** Label of a code in a logged field; undefined when the value is not a code. */
export const logValueLabel = (field: string, value: string): string | undefined => LABELS[field]?.[value];
