import { RecordSection } from '@widya/design-system/record-page';
import type { EventSectionProps } from '../section-props.ts';
import { firstSession } from '../session-fields/session-fields-props.ts';
import { TicketFields } from '../session-fields/ticket-fields.tsx';
import { EVENT_SECTIONS } from '../texts.ts';

/** Payment, price and quota of the first session. */
export const EventTicketsSection = ({ form, record }: EventSectionProps) => (
  <RecordSection id="tiket" title={EVENT_SECTIONS.tiket}>
    <TicketFields {...firstSession(form, record)} />
  </RecordSection>
);
