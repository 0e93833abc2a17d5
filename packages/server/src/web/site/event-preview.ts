import { eventTones } from '@widya/contract/poster/event-tones';
import { posterFacts } from '@widya/contract/poster/poster';
import type { PublicEvent } from '@widya/contract/public-events';
import { registrationState } from '@widya/contract/registration-state';
import type { SitePreview } from '@widya/contract/site/preview';
import type { eventPreviewInput } from '@widya/contract/site/preview.schemas';
import type { z } from 'zod';
import { openSeatsBySession } from '../../modules/events/event-people.ts';
import { posterWhen } from '../../modules/posters/poster-record.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cleanRichText } from '../../platform/text/rich-text.ts';
import { drawnPoster } from './drawn-poster.ts';
import { eventTicketPreview } from './event-ticket-preview.ts';

export type EventFormInput = z.output<typeof eventPreviewInput>;

/** The event of the form input in the shape that the public site reads. */
async function asPublicEvent(
  tx: Tx,
  { kind: _, page: __, inside, now, ...input }: EventFormInput,
): Promise<PublicEvent> {
  const free = await openSeatsBySession(tx, input.sessions);
  return {
    ...input,
    description: cleanRichText(input.description),
    tones: eventTones({ ...input, event_url: input.event_url || input.name }),
    sessions: input.sessions.map(({ allow_registration, ...session }) => {
      const places_left = session.quota === null ? null : (free.get(session.id) ?? 0);
      const endsAt = session.end_time === null ? null : Date.parse(session.end_time);
      const facts = { isOpen: allow_registration, opensAt: null, closesAt: null, endsAt, seatsLeft: places_left };
      return {
        ...session,
        description: cleanRichText(session.description),
        state: registrationState(facts, Date.parse(now)),
        registration_opens: null,
        registration_closes: null,
        places_left,
        own_label: null,
      };
    }),
  };
}

/**
 * The preview of an event's page, registration form or ticket, as if the form input were saved and published.
 */
export async function eventPreview(tx: Tx, input: EventFormInput): Promise<SitePreview> {
  const { kind, page, name: title, now } = input;
  const poster = posterFacts(input.event_url || title, null);
  const drawn = drawnPoster({ ...poster, title, topicName: input.type, when: posterWhen(input.start_time) });
  const ticket = page === 'ticket' ? eventTicketPreview(input) : null;
  if (ticket !== null) return { page: 'ticket', drawn, now, ticket };
  const found = await asPublicEvent(tx, input);
  // While registration is closed, the site redirects from the form to the event's page; so does the preview.
  const isRegistrationOpen = found.sessions.some(({ state }) => ['OPEN', 'FEW', 'FULL'].includes(state));
  if (page !== 'register' || !isRegistrationOpen) return { page: 'record', kind, record: found, drawn };
  return { page, kind, event: found, drawn };
}
