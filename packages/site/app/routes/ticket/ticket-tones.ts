import { eventTones } from '@widya/contract/poster/event-tones';
import { posterFacts } from '@widya/contract/poster/poster';
import { tonesOf } from '@widya/contract/poster/tones';
import type { Ticket } from '@widya/contract/tickets';
import type { TopicTones } from '../../parts/page-handle.ts';

/** Colours of a ticket: those of the topic or of the event. */
export function ticketTones(ticket: Ticket): TopicTones {
  if (ticket.kind === 'event') return eventTones(ticket);
  const topic = ticket.kind === 'class' ? ticket.topic.code : '0';
  const { deep, mid } = tonesOf(posterFacts(ticket.code, topic).topic);
  return { deep, mid };
}
