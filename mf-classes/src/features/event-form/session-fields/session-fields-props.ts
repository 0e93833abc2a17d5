import type { EventRecord } from '@widya/contract/events';
import type { UseFormReturn } from '@widya/design-system/use-form';
import { type EventValues, eventValuesOf } from '../event-values.ts';
import type { SessionValues } from '../session-values.ts';

/** Props of the fields of a session. */
export interface SessionFieldsProps {
  readonly form: UseFormReturn<SessionValues>;
  /** Values as last saved; null for a new session. */
  readonly saved: SessionValues | null;
  /** Whether the event was published, which locks some fields. */
  readonly published: boolean;
}

/** A form whose values contain those of a session; TypeScript does not see it, because forms are invariant. */
export const sessionForm = <Values extends SessionValues>(form: UseFormReturn<Values>): UseFormReturn<SessionValues> =>
  form as unknown as UseFormReturn<SessionValues>;

/** Props of the fields of the first session, which are part of the form of its event. */
export const firstSession = (form: UseFormReturn<EventValues>, record: EventRecord | null): SessionFieldsProps => ({
  form: sessionForm(form),
  saved: record && eventValuesOf(record),
  published: Boolean(record?.published_at),
});
