import type { EventRecord, EventSession } from '@widya/contract/events';
import { EventMetrics } from './event-metrics.tsx';
import { Registrations } from './registrations.tsx';

export interface SessionScope {
  readonly record: EventRecord;
  /** Undefined for all sessions of the event. */
  readonly session: EventSession | undefined;
}

/** Figures and registrations of one session or all. */
export const SessionPart = (scope: SessionScope) => (
  <>
    <EventMetrics {...scope} />
    <Registrations {...scope} />
  </>
);
