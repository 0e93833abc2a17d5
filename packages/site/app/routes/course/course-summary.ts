import type { SubChapterType } from '@widya/contract/chapter-types';
import type { CourseJoinForm, CourseOutlineItem, PublicCourse } from '@widya/contract/public-courses';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import type { RegistrationSummary } from '../../parts/registration-summary.ts';

/** `1 jam 20 mnt`; empty without a duration. */
export function lengthText(seconds: number): string {
  if (seconds <= 0) return '';
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} jam` : '', rest > 0 ? `${rest} mnt` : ''].filter(Boolean).join(' ');
}

const COUNTED: Readonly<Partial<Record<SubChapterType, string>>> = {
  Glosarium: 'istilah',
  Kuis: 'soal',
  Latihan: 'soal',
  Uraian: 'soal',
};

/** `Video · 12 mnt`, `Kuis · 10 soal`. */
export function itemText({ type, duration, items }: Pick<CourseOutlineItem, 'type' | 'duration' | 'items'>): string {
  const noun = COUNTED[type];
  const size = noun !== undefined && items !== null ? `${formatNumber(items)} ${noun}` : lengthText(duration);
  return [type, size].filter(Boolean).join(' · ');
}

/** `24 subbab · 3 jam 10 mnt`. */
export function contentsText({ chapters }: Pick<PublicCourse, 'chapters'>): string {
  const subs = chapters.flatMap(({ sub_chapters }) => sub_chapters);
  const length = lengthText(subs.reduce((seconds, { duration }) => seconds + duration, 0));
  return [`${formatNumber(subs.length)} subbab`, length].filter(Boolean).join(' · ');
}

const path = (code: string, page: string): string => `/kelas-mandiri/${encodeURIComponent(code)}${page}`;

/** Path of the page of a course. */
export const coursePath = (code: string): string => path(code, '');
export const joinPath = (code: string): string => path(code, '/daftar');
/** Path of the player; without a sub-chapter it opens the first one that is not done. */
export const learnPath = (code: string, subId?: number): string =>
  path(code, `/belajar${subId === undefined ? '' : `?subbab=${subId}`}`);
export const finishPath = (code: string): string => path(code, '/selesai');
export const payPath = (orderId: string): string => `/bayar/${encodeURIComponent(orderId)}`;

type Own = CourseJoinForm['registration'];

/** Texts of the bar for people who have joined; null for others. */
function joinedSummary(own: Own): Pick<RegistrationSummary, 'title' | 'note' | 'action'> | null {
  if (own?.status === 'WAITING' && own.order !== null) {
    const { amount, order_id } = own.order;
    const action = { label: `Bayar ${formatMoney(amount)}`, href: payPath(order_id), isMain: true };
    return { title: 'Anda terdaftar', note: 'Menunggu pembayaran', action };
  }
  if (own?.status === 'WAITING' || own?.status === 'PENDING')
    return { title: 'Anda terdaftar', note: 'Menunggu pembayaran', action: null };
  if (own?.status === 'REJECTED')
    return { title: 'Pendaftaran ditolak', note: 'Alasannya ada di email Anda', action: null };
  return null;
}

/** Price or state of a course, and the main button. */
export function courseSummary(course: PublicCourse, own: Own): RegistrationSummary {
  const plain = { struck: null, isPrice: false, isFew: false };
  const joined = joinedSummary(own);
  if (joined !== null) return { ...plain, ...joined };
  const { price, struck_price: struck } = course;
  return {
    ...plain,
    isPrice: true,
    title: formatMoney(price),
    struck: struck !== null && struck > price ? formatMoney(struck) : null,
    note: 'Akses tanpa batas waktu',
    action: { label: 'Daftar', text: ['private_class_detail', 'buy'], href: joinPath(course.code), isMain: true },
  };
}
