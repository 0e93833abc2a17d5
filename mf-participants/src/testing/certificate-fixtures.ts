import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import type { CertificateRow, CertificateSettings } from '@widya/contract/certificates';
import type { Task, TaskItem } from '@widya/contract/tasks';

/** Invented names, one of them very short and one very long. */
const NAMES = [
  'Al',
  'Bagus Wicaksono',
  'Citra Lestari',
  'Raden Bartholomeus Widyatmoko Prawirodirjo Kusumanegara Adiningrat Suryaningrat',
  'Sekar Ayu Pramudita',
];

export const certificateRow = (change: Partial<CertificateRow> = {}): CertificateRow => ({
  id: 1,
  full_name: 'Sekar Ayu Pramudita',
  email: 'sekar@contoh.example',
  predicate: 'Istimewa',
  certificate_url: null,
  revoked_at: null,
  issued_name: null,
  printed_number: null,
  public_code: null,
  revision: 0,
  issued_at: null,
  ...change,
});

const issued = (id: number): Partial<CertificateRow> => ({
  certificate_url: `/files/public/certificates/2026/${String(id).padStart(32, '0')}.pdf`,
  printed_number: `${String(id).padStart(3, '0')}/NBKD77/10/20`,
  public_code: `ABCDEFGH${String(id).padStart(2, 'J')}`,
  revision: id === 2 ? 3 : 1,
  issued_at: '2026-11-14T03:00:00.000Z',
});

export const FIVE: readonly CertificateRow[] = NAMES.map((full_name, index) =>
  certificateRow({
    id: index + 1,
    full_name,
    issued_name: index < 2 ? full_name : null,
    email: `peserta${index + 1}@contoh.example`,
    predicate: index === 2 ? null : 'Menengah',
    ...(index < 2 ? issued(index + 1) : {}),
  }),
);

export const settings = (change: Partial<CertificateSettings> = {}): CertificateSettings => ({
  id: 12,
  code: 'MNA7Q2KD',
  name: 'Menyunting Naskah Akademik',
  date: '2026-11-14',
  template: { ...CLASS_DEFAULTS },
  what_to_learn: ['Mengenali kesalahan ejaan', '<b>Menyunting</b> kalimat agar efektif', 'Menyusun daftar pustaka'],
  version: 3,
  totals: { accepted: 5, made: 2, without_predicate: 1 },
  longest_name: NAMES[3] ?? null,
  shortest_name: NAMES[0] ?? null,
  job_id: null,
  ...change,
});

export const task = (change: Partial<Task> = {}): Task => ({
  id: 77,
  kind: 'certificate-batch',
  label: 'Membuat sertifikat Menyunting Naskah Akademik',
  state: 'RUNNING',
  worker: 'browser',
  total: 120,
  sent: 45,
  failed: 2,
  skipped: 0,
  remaining: 73,
  cause: null,
  request_id: null,
  result: null,
  summary: null,
  created_at: '2026-11-20T03:00:00.000Z',
  started_at: '2026-11-20T03:00:01.000Z',
  finished_at: null,
  undo_until: null,
  ...change,
});

export const FAILED_ITEMS: readonly TaskItem[] = ['Анна Иванова', '山田太郎'].map((label, index) => ({
  id: index + 1,
  position: index + 1,
  label,
  state: 'failed',
  reason: `Huruf tidak tersedia: ${[...label].slice(0, 3).join(' ')}`,
  request_id: null,
  attempts: 1,
  result: null,
}));
