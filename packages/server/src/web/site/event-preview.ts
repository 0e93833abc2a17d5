import { eventTones } from '@widya/contract/poster/event-tones';
import { posterFacts } from '@widya/contract/poster/poster';
import type { PublicEvent } from '@widya/contract/public-events';
import { registrationState } from '@widya/contract/registration-state';
import type { SitePreview } from '@widya/contract/site/preview';
import type { eventPreviewInput } from '@widya/contract/site/preview.schemas';
import type { z } from 'zod';
import { freePlaces } from '../../modules/events/event-people.ts';
import { posterWhen } from '../../modules/posters/poster-record.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cleanRichText } from '../../platform/text/rich-text.ts';
import { drawnPoster } from './drawn-poster.ts';
import { eventTicketPreview } from './event-ticket-preview.ts';

export type TypedEvent = z.output<typeof eventPreviewInput>;

/** The public data of the event, as if it were saved and published. */
async function foundEvent(tx: Tx, { kind: _, page: __, inside, now, ...typed }: TypedEvent): Promise<PublicEvent> {
  const free = await freePlaces(tx, typed.sessions);
  return {
    ...typed,
    description: cleanRichText(typed.description),
    tones: eventTones({ ...typed, event_url: typed.event_url || typed.name }),
    sessions: typed.sessions.map(({ allow_registration, ...session }) => {
      const places_left = session.quota === null ? null : (free.get(session.id) ?? 0);
      const endsAt = session.end_time === null ? null : Date.parse(session.end_time);
      const facts = { isOpen: allow_registration, opensAt: null, closesAt: null, endsAt, placesLeft: places_left };
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

/** Builds the preview of an event's page, as if it were saved and published. */
export async function eventPreview(tx: Tx, typed: TypedEvent): Promise<SitePreview> {
  const { kind, page, name: title, now } = typed;
  const poster = posterFacts(typed.event_url || title, null);
  const drawn = drawnPoster({ ...poster, title, topicName: typed.type, when: posterWhen(typed.start_time) });
  const ticket = page === 'ticket' ? eventTicketPreview(typed) : null;
  if (ticket !== null) return { page: 'ticket', drawn, now, ticket };
  const found = await foundEvent(tx, typed);
  // The site redirects from a registration form that is closed.
  const takesPeople = found.sessions.some(({ state }) => ['OPEN', 'FEW', 'FULL'].includes(state));
  if (page !== 'register' || !takesPeople) return { page: 'record', kind, found, drawn };
  return { page, kind, event: found, drawn };
}
