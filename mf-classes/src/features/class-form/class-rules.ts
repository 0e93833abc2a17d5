import { endOf, instantOf, startOf } from '../schedule/hours.ts';
import { type ClassValues, hoursOf } from './class-values.ts';
import { FORM_ERRORS as errors } from './texts.ts';

/** Fields of the form, each with the section that shows it. */
export type ClassField = keyof ClassValues;
export type ClassErrors = Partial<Record<ClassField, string>>;

const DATED = [
  'class_date',
  'start',
  'end',
  'registration_start_date',
  'registration_start',
  'registration_end_date',
  'registration_end',
] as const;

const isAfter = (from: string | null, to: string | null): boolean => from !== null && to !== null && from >= to;

function scheduleErrors(values: ClassValues): ClassErrors {
  const starts = startOf(hoursOf(values));
  const ends = endOf(hoursOf(values));
  const opens = instantOf(values.registration_start_date, values.registration_start);
  const closes = instantOf(values.registration_end_date, values.registration_end);
  return {
    ...(isAfter(starts, ends) && { start: errors.startAfterEnd }),
    ...(isAfter(opens, closes) && { registration_start: errors.registrationTurned }),
    ...(!values.permanent &&
      opens !== null &&
      starts !== null &&
      opens > starts && { class_date: errors.registrationAfterClass }),
  };
}

/**
 * What the schema cannot express, per field: dates that only a class with dates needs, and rules about several fields or
 * the accepted. Source: D25, D26, D29.
 */
export function checkClass(values: ClassValues, accepted = 0): ClassErrors {
  const { permanent, price, non_discounted_price: struck, quota } = values;
  const missing = permanent ? [] : DATED.filter((field) => values[field].trim() === '');
  return {
    ...scheduleErrors(values),
    ...Object.fromEntries(missing.map((field) => [field, errors.incomplete])),
    ...(!permanent && values.end_date === '' && { end_date: errors.incomplete }),
    ...(typeof quota === 'number' && quota < accepted && { quota: errors.quotaBelowAccepted(accepted) }),
    ...(values.discounted &&
      (struck === null || struck <= (price ?? 0)) && { non_discounted_price: errors.discountNotHigher }),
  };
}

/** Sections of the form in their order; the anchors are linked to from elsewhere. */
export const SECTIONS = [
  { id: 'rincian', fields: ['name', 'code', 'topic_code', 'speaker', 'narasumber_instead_of_pengajar', 'description'] },
  { id: 'poster', fields: ['class_image_url', 'class_image_url_ios', 'ios_product_id'] },
  { id: 'tiket', fields: ['price', 'discounted', 'non_discounted_price', 'quota'] },
  { id: 'waktu', fields: ['permanent', 'class_date', 'start', 'end', 'end_date'] },
  {
    id: 'pendaftaran',
    fields: ['registration_start_date', 'registration_start', 'registration_end_date', 'registration_end'],
  },
  { id: 'tanggal_tertampil', fields: ['display_time'] },
  { id: 'tenggat', fields: ['question_end_time'] },
  { id: 'tautan_streaming', fields: ['stream_url', 'zoom_id', 'whatsapp_url'] },
  { id: 'tautan_rekaman', fields: ['recordings'] },
  { id: 'materi', fields: ['attachment_urls', 'documentation_urls'] },
] as const satisfies readonly { id: string; fields: readonly ClassField[] }[];

export type SectionId = (typeof SECTIONS)[number]['id'];

/** Errors per section, for the index beside the form. */
export const errorsOf = (id: SectionId, found: ClassErrors): number =>
  (SECTIONS.find((section) => section.id === id)?.fields ?? []).filter((field) => found[field as ClassField]).length;

/** 24 hours after the class ends; empty while the end is not known. Source: D56. */
export function deadlineAfter(values: Pick<ClassValues, 'class_date' | 'start' | 'end' | 'end_date'>): string {
  const ends = endOf(hoursOf(values));
  return ends === null ? '' : new Date(Date.parse(ends) + 24 * 3_600_000).toISOString();
}

type Timed = Pick<ClassValues, 'class_date' | 'start' | 'end' | 'end_date' | 'question_end_time'>;

/** The deadline once the end was changed: it follows the end, unless somebody set it by hand. */
export function deadlineWith(before: Timed, after: Timed): string {
  const { question_end_time: deadline } = before;
  const isByHand = deadline !== '' && Date.parse(deadline) !== Date.parse(deadlineAfter(before));
  return isByHand ? deadline : deadlineAfter(after);
}
