import type { EventRecord } from '@widya/contract/events';
import { publishStates } from '@widya/design-system/status/publish';

/** Badges of an event; the server derives the state from status and time. A-247, D42. */
const STATUS: Readonly<Record<EventRecord['timing'], string>> = {
  NOT_OPEN: 'DRAFT',
  OPEN: 'OPEN',
  CLOSED: 'HIDDEN',
  LIVE: 'LIVE',
  FINISHED: 'FINISHED',
};

export const eventBadge = ({ timing }: Pick<EventRecord, 'timing'>) => ({
  states: publishStates,
  status: STATUS[timing],
});
