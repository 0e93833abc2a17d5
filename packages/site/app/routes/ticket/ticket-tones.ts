import { posterFacts } from '@widya/contract/poster/poster';
import { tonesOf } from '@widya/contract/poster/tones';
import type { Ticket } from '@widya/contract/tickets';
import type { TopicTones } from '../../parts/page-handle.ts';

/** Colours of a ticket: those of the topic, or those that an event was given. */
export function ticketTones(ticket: Ticket): TopicTones | null {
  if (ticket.kind === 'event')
    return ticket.color_dark && ticket.color_primary ? { deep: ticket.color_dark, mid: ticket.color_primary } : null;
  const topic = ticket.kind === 'class' ? ticket.topic.code : '0';
  const { deep, mid } = tonesOf(posterFacts(ticket.code, topic).topic);
  return { deep, mid };
}
