import type { EventRecord } from '@widya/contract/events';
import type { UseFormReturn } from '@widya/design-system/use-form';
import type { EventValues } from './event-values.ts';

/** What every section of the event form gets. */
export interface EventSectionProps {
  readonly form: UseFormReturn<EventValues>;
  /** Null for an event that does not exist yet. */
  readonly record: EventRecord | null;
}
