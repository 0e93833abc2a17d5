import type { CourseValues } from './course-values.ts';
import { FORM_ERRORS as errors } from './texts.ts';

type CourseErrors = Partial<Record<keyof CourseValues, string>>;

/** What the schema cannot express: the struck-through price is the higher one. Source: D29. */
export function checkCourse({ price, discounted, non_discounted_price: struck }: CourseValues): CourseErrors {
  const isHigher = struck !== null && struck > (price ?? 0);
  return discounted && !isHigher ? { non_discounted_price: errors.struckPrice } : {};
}

/** Sections of the form in their order, with the fields that each shows. */
export const SECTIONS = [
  { id: 'rincian', fields: ['title', 'course_code', 'certificate', 'description'] },
  { id: 'poster', fields: ['course_image_url', 'course_image_url_ios', 'ios_product_id'] },
  { id: 'video', fields: ['preview_video_url'] },
  { id: 'pelajaran', fields: ['what_to_learn'] },
  { id: 'kategori', fields: ['category'] },
  { id: 'harga', fields: ['price', 'discounted', 'non_discounted_price'] },
] as const satisfies readonly { id: string; fields: readonly (keyof CourseValues)[] }[];

/** Errors per section, for the index beside the form. */
export const errorsOf = (fields: readonly (keyof CourseValues)[], found: CourseErrors): number =>
  fields.filter((field) => found[field]).length;
