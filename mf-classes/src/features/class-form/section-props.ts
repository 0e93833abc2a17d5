import type { ClassRecord } from '@widya/contract/classes';
import type { UseFormReturn } from '@widya/design-system/use-form';
import type { ClassValues } from './class-values.ts';

/** What every section of the class form gets. */
export interface SectionProps {
  readonly form: UseFormReturn<ClassValues>;
  /** Null for a class that does not exist yet. */
  readonly record: ClassRecord | null;
}
