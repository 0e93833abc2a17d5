import type { CourseRecord } from '@widya/contract/courses';
import type { UseFormReturn } from '@widya/design-system/use-form';
import type { CourseValues } from './course-values.ts';

/** Props of every section of the form. */
export interface SectionProps {
  readonly form: UseFormReturn<CourseValues>;
  /** Null for a new course. */
  readonly record: CourseRecord | null;
}
