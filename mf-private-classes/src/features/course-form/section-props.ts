import type { CourseRecord } from '@widya/contract/courses';
import type { UseFormReturn } from '@widya/design-system/use-form';
import type { CourseValues } from './course-values.ts';

/** What every section of the form gets. */
export interface SectionProps {
  readonly form: UseFormReturn<CourseValues>;
  /** Null for a course that does not exist yet. */
  readonly record: CourseRecord | null;
}
