import type { CourseValues } from './course-values.ts';

/** Sections of the form in order, with their fields. */
export const SECTIONS = [
  { id: 'rincian', fields: ['title', 'course_code', 'certificate', 'description'] },
  { id: 'poster', fields: ['course_image_url', 'course_image_url_ios', 'ios_product_id'] },
  { id: 'video', fields: ['preview_video_url'] },
  { id: 'pelajaran', fields: ['what_to_learn'] },
  { id: 'kategori', fields: ['category'] },
  { id: 'harga', fields: ['price', 'discounted', 'non_discounted_price'] },
] as const satisfies readonly { id: string; fields: readonly (keyof CourseValues)[] }[];

/** Number of errors in a section, for the index beside the form. */
export const errorsOf = (
  fields: readonly (keyof CourseValues)[],
  found: Partial<Record<keyof CourseValues, string>>,
): number => fields.filter((field) => found[field]).length;
