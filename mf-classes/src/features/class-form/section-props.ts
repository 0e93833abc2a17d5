import type { ClassRecord } from '@widya/contract/classes';
import type { UseFormReturn } from '@widya/design-system/use-form';
import type { ClassValues } from './class-values.ts';

/** Props of every section of the class form. */
export interface SectionProps {
  readonly form: UseFormReturn<ClassValues>;
  /** Null for a new class. */
  readonly record: ClassRecord | null;
}
