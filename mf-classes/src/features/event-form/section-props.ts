import type { EventRecord } from '@widya/contract/events';
import type { UseFormReturn } from '@widya/design-system/use-form';
import type { EventValues } from './event-values.ts';

/** Props of every section of the event form. */
export interface EventSectionProps {
  readonly form: UseFormReturn<EventValues>;
  /** Null for a new event. */
  readonly record: EventRecord | null;
}
