import { ApiFailure, invalid } from '../../../platform/http/api-failure.ts';
import type { ClassSchedule } from './times.ts';

export const INCOMPLETE = 'Harap mengisi formulir dengan lengkap';
const START_AFTER_END = 'Waktu mulai harus lebih awal dari waktu selesai';
const REGISTRATION_REVERSED = 'Tanggal/waktu mulai harus lebih awal dari tanggal/waktu selesai';
const REGISTRATION_AFTER_CLASS = 'Tanggal kelas mulai harus lebih akhir dari tanggal buka pendaftaran';
const DISCOUNT_NOT_HIGHER = 'Harga coret harus lebih tinggi dari harga kelas';

/** The columns that the rules check: a class as it will be after the write. */
export interface ClassDraft extends ClassSchedule {
  readonly name: string;
  readonly topic_code: string;
  readonly permanent: boolean;
  readonly price: number;
  readonly non_discounted_price: number | null;
  readonly is_discounted_price_null: boolean;
}

const REQUIRED_TIMES = ['start_time', 'end_time', 'registration_start_time', 'registration_end_time'] as const;

/** Required fields that are empty. Source. */
export function missingFields(draft: ClassDraft): string[] {
  const texts = (['name', 'topic_code'] as const).filter((field) => draft[field] === '');
  const times = draft.permanent ? [] : REQUIRED_TIMES.filter((field) => draft[field] === null);
  const day = draft.permanent || draft.class_date !== null ? [] : ['class_date'];
  return [...texts, ...day, ...times];
}

const time = (date: Date | null): number | null => date?.getTime() ?? null;

const isReversed = (from: Date | null, to: Date | null): boolean => {
  const [start, end] = [time(from), time(to)];
  return start !== null && end !== null && start >= end;
};

/** Times that contradict each other. Source: D25 and D26. */
function scheduleProblems(draft: ClassDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (isReversed(draft.start_time, draft.end_time)) problems.start_time = START_AFTER_END;
  if (isReversed(draft.registration_start_time, draft.registration_end_time))
    problems.registration_start_time = REGISTRATION_REVERSED;
  const [opens, starts] = [time(draft.registration_start_time), time(draft.start_time)];
  if (!draft.permanent && opens !== null && starts !== null && opens > starts)
    problems.class_date = REGISTRATION_AFTER_CLASS;
  return problems;
}

/** @throws ApiFailure 422 with the messages of. */
export function assertSchedule(draft: ClassDraft): void {
  const missing = missingFields(draft);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((field) => [field, INCOMPLETE])), INCOMPLETE);
  const problems = scheduleProblems(draft);
  if (Object.keys(problems).length > 0) throw invalid(problems, Object.values(problems)[0]);
}

/**
 * The struck-through price must be above the price; without a discount it is ignored. @throws ApiFailure 422. Source:
 * D29.
 */
export function assertPrices(
  draft: Pick<ClassDraft, 'price' | 'non_discounted_price' | 'is_discounted_price_null'>,
): void {
  if (draft.is_discounted_price_null) return;
  if (draft.non_discounted_price === null || draft.non_discounted_price <= draft.price)
    throw invalid({ non_discounted_price: DISCOUNT_NOT_HIGHER });
}

interface Lockable {
  readonly start_time: Date | null;
  readonly online_payment: boolean;
}

/**
 * Refuses changes that are forbidden after publication: an earlier date and another way of payment. The price may
 * change, for new orders only. @throws ApiFailure 409 LOCKED_FIELD. Source: D45 and D46.
 */
export function assertUnlocked(before: Lockable & { readonly published_at: Date | null }, after: Lockable): void {
  if (before.published_at === null) return;
  const errors: Record<string, string> = {};
  const [old, next] = [time(before.start_time), time(after.start_time)];
  if (old !== null && next !== null && next < old)
    errors.start_time = 'Tanggal kelas yang sudah dipublikasikan tidak dapat dimajukan';
  if (before.online_payment !== after.online_payment)
    errors.online_payment = 'Metode pembayaran tidak dapat diubah setelah kelas dipublikasikan';
  if (Object.keys(errors).length > 0) throw new ApiFailure(409, 'LOCKED_FIELD', Object.values(errors)[0], { errors });
}

/** @param quota null means unlimited. @throws ApiFailure 422 when more people are already accepted. */
export function assertQuota(quota: number | null, accepted: number): void {
  if (quota !== null && quota < accepted)
    throw invalid({ quota: `Kuota tidak bisa lebih kecil dari ${accepted} peserta yang diterima.` });
}

/** Converts the API's quota for storage: 0 and -1 mean unlimited. Source: D27. */
export const storedQuota = (quota: number): number | null => (quota <= 0 ? null : quota);

/** Warnings about a schedule that is saved anyway. Source: D26. */
export function scheduleWarnings(draft: ClassDraft): string[] {
  const [closes, ends] = [time(draft.registration_end_time), time(draft.end_time)];
  return closes !== null && ends !== null && !draft.permanent && closes > ends
    ? ['Pendaftaran ditutup setelah kelas selesai']
    : [];
}
