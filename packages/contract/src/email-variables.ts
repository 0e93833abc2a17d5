import { STATUS_LABELS } from './registration-status.ts';

/** Events that send a mail, and GENERAL for other mails. Source: D48. */
export const EMAIL_SCENARIOS = [
  'WAITING',
  'ACCEPTED',
  'PENDING',
  'REJECTED',
  'REMINDER',
  'CLASS_START_REMINDER',
  'WELCOME',
  'FEEDBACK',
  'GENERAL',
] as const;

export type EmailScenario = (typeof EMAIL_SCENARIOS)[number];

/** Labels of the events that send mails. Source: D48 and D49. */
export const SCENARIO_LABELS: Readonly<Record<EmailScenario, string>> = {
  WAITING: 'Menunggu pembayaran',
  ACCEPTED: 'Registrasi diterima',
  PENDING: STATUS_LABELS.PENDING,
  REJECTED: 'Registrasi ditolak',
  REMINDER: 'Pengingat',
  CLASS_START_REMINDER: 'Pengingat 2 jam sebelum kelas',
  WELCOME: 'Selamat datang',
  FEEDBACK: 'Umpan balik setelah kelas',
  GENERAL: 'Umum',
};

/** Fields of a class or course that store the template of a scenario; FEEDBACK and GENERAL have none. Source: D48. */
export const TEMPLATE_FIELD_OF = {
  WAITING: 'waiting_template_id',
  ACCEPTED: 'accepted_template_id',
  PENDING: 'pending_template_id',
  REJECTED: 'rejected_template_id',
  REMINDER: 'reminder_template_id',
  CLASS_START_REMINDER: 'class_start_reminder_template_id',
  WELCOME: 'welcome_template_id',
} as const satisfies Readonly<Record<Exclude<EmailScenario, 'FEEDBACK' | 'GENERAL'>, string>>;

/** A class has no welcome mail. Source: D48. */
export const CLASS_SCENARIOS = [
  'WAITING',
  'ACCEPTED',
  'PENDING',
  'REJECTED',
  'REMINDER',
  'CLASS_START_REMINDER',
] as const satisfies readonly EmailScenario[];

/** A course has no start, and its acceptance is mailed as WELCOME. Source: D48. */
export const COURSE_SCENARIOS = [
  'WAITING',
  'WELCOME',
  'PENDING',
  'REJECTED',
  'REMINDER',
] as const satisfies readonly EmailScenario[];

/** Variables that the server replaces for every recipient. Source: D50. */
export const EMAIL_VARIABLES = [
  { name: 'nama_peserta', label: 'Nama peserta' },
  { name: 'nama_bergelar', label: 'Nama dengan gelar' },
  { name: 'email_peserta', label: 'Surel peserta' },
  { name: 'nama_kelas', label: 'Nama kelas' },
  { name: 'nama_pengajar', label: 'Nama pengajar' },
  { name: 'kode_kelas', label: 'Kode kelas' },
  { name: 'tanggal_waktu', label: 'Tanggal dan waktu' },
  { name: 'tautan_kelas', label: 'Tautan kelas' },
  { name: 'jumlah_bayar', label: 'Jumlah bayar' },
  { name: 'tautan_pembayaran', label: 'Tautan pembayaran' },
  { name: 'id_pesanan', label: 'ID pesanan' },
  { name: 'tautan_transaksi', label: 'Tautan rincian transaksi' },
  { name: 'tautan_tiket', label: 'Tautan tiket' },
  { name: 'batas_bayar', label: 'Batas waktu pembayaran' },
  { name: 'alasan_penolakan', label: 'Alasan penolakan' },
  { name: 'tautan_umpan_balik', label: 'Tautan umpan balik' },
] as const;

export type EmailVariable = (typeof EMAIL_VARIABLES)[number]['name'];

/** A finding about the variables of a mail, for its writer. */
export interface TemplateProblem {
  readonly field: 'subject' | 'body';
  /**
   * `error`: recipients would see a gap, or something not meant for them. `warning`: something was probably forgotten.
   */
  readonly level: 'error' | 'warning';
  readonly message: string;
}

const NAMES: ReadonlySet<string> = new Set(EMAIL_VARIABLES.map(({ name }) => name));

const LINKED: readonly EmailScenario[] = ['ACCEPTED', 'REMINDER', 'CLASS_START_REMINDER', 'GENERAL', 'WELCOME'];
const PAYING: readonly EmailScenario[] = ['WAITING', 'GENERAL'];
const TICKETED: readonly EmailScenario[] = [
  'WAITING',
  'ACCEPTED',
  'PENDING',
  'REMINDER',
  'CLASS_START_REMINDER',
  'WELCOME',
  'GENERAL',
];
const PAID: readonly EmailScenario[] = ['WAITING', 'ACCEPTED', 'REMINDER', 'WELCOME', 'GENERAL'];

/** Scenarios in which a variable has a value; variables that are not listed always have one. */
const FILLED_IN: Readonly<Partial<Record<EmailVariable, readonly EmailScenario[]>>> = {
  tautan_kelas: LINKED,
  tautan_pembayaran: PAYING,
  batas_bayar: PAYING,
  jumlah_bayar: PAID,
  id_pesanan: PAID,
  tautan_transaksi: PAID,
  tautan_tiket: TICKETED,
  alasan_penolakan: ['REJECTED'],
  tautan_umpan_balik: ['FEEDBACK', 'GENERAL'],
};

/** Whether a variable can have a value in mails of a scenario. */
export const isFilledIn = (name: EmailVariable, scenario: EmailScenario): boolean =>
  FILLED_IN[name]?.includes(scenario) ?? true;

/** Variables of GENERAL mails that only some recipients have, and a text that says which. */
const FOR_SOME: Readonly<Partial<Record<EmailVariable, string>>> = {
  tautan_umpan_balik: 'peserta yang diterima di kelas ini',
};

/** The variable without which a mail of a scenario is of little use. Source: D50. */
const EXPECTED: Readonly<Partial<Record<EmailScenario, EmailVariable>>> = {
  WAITING: 'tautan_pembayaran',
  REMINDER: 'tautan_kelas',
  CLASS_START_REMINDER: 'tautan_kelas',
  REJECTED: 'alasan_penolakan',
  FEEDBACK: 'tautan_umpan_balik',
};

const COMPLETE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Edit distance of two words; 3 for words whose lengths differ by more than two, which are never suggested. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 3;
}

function unknownVariable(name: string): string {
  const near = EMAIL_VARIABLES.find((variable) => distance(name.toLowerCase(), variable.name) <= 2);
  const hint = near ? ` Maksud Anda {{${near.name}}}?` : '';
  return `Variabel {{${name}}} tidak dikenal, isinya akan kosong.${hint}`;
}

function problemOfVariable(name: string, scenario: EmailScenario): string | null {
  if (!NAMES.has(name)) return unknownVariable(name);
  return isFilledIn(name as EmailVariable, scenario) ? null : `Variabel {{${name}}} selalu kosong pada skenario ini.`;
}

function warningOfVariable(name: string, scenario: EmailScenario): string | null {
  const whom = scenario === 'GENERAL' ? FOR_SOME[name as EmailVariable] : undefined;
  return whom === undefined ? null : `Variabel {{${name}}} hanya terisi untuk ${whom}, kosong untuk penerima lain.`;
}

function problemsIn(field: TemplateProblem['field'], text: string, scenario: EmailScenario): TemplateProblem[] {
  const names = [...new Set([...text.matchAll(COMPLETE)].map((found) => found[1] ?? ''))];
  const problemsOf = (level: TemplateProblem['level'], messages: readonly (string | null)[]): TemplateProblem[] =>
    messages.filter((message) => message !== null).map((message) => ({ field, level, message }));
  const rest = text.replace(COMPLETE, '');
  const isHalf = rest.includes('{{') || rest.includes('}}');
  const half = isHalf ? 'Ada kurung kurawal variabel yang tidak lengkap. Tulis seperti {{nama_peserta}}.' : null;
  return [
    ...problemsOf('error', [...names.map((name) => problemOfVariable(name, scenario)), half]),
    ...problemsOf(
      'warning',
      names.map((name) => warningOfVariable(name, scenario)),
    ),
  ];
}

/**
 * Checks the variables of a mail: unknown ones, incomplete ones, ones that stay empty in its scenario, and missing ones
 * that the scenario needs. The findings never block sending: a variable without a value is replaced by an empty text.
 */
export function templateProblems(mail: {
  readonly scenario: EmailScenario;
  readonly subject: string;
  readonly body: string;
}): TemplateProblem[] {
  const { scenario, subject, body } = mail;
  const expected = EXPECTED[scenario];
  const used = new Set([...body.matchAll(COMPLETE)].map((found) => found[1]));
  const forgotten: TemplateProblem[] =
    expected === undefined || used.has(expected)
      ? []
      : [{ field: 'body', level: 'warning', message: `Surel skenario ini sebaiknya memuat {{${expected}}}.` }];
  return [...problemsIn('subject', subject, scenario), ...problemsIn('body', body, scenario), ...forgotten];
}
