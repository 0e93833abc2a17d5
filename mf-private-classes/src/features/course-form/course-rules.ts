import type { CourseValues } from './course-values.ts';
import { FORM_ERRORS as errors } from './texts.ts';

/** Validation beyond the schema: the struck-through price must be the higher one. Source: D29. */
export function checkCourse({
  price,
  discounted,
  non_discounted_price: struck,
}: CourseValues): Partial<Record<keyof CourseValues, string>> {
  const isHigher = struck !== null && struck > (price ?? 0);
  return discounted && !isHigher ? { non_discounted_price: errors.struckPrice } : {};
}
