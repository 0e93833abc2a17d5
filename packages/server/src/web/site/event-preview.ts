import { posterFacts } from '@widya/contract/poster/poster';
import { tonesOf } from '@widya/contract/poster/tones';
import { registrationState } from '@widya/contract/registration-state';
import type { SitePreview } from '@widya/contract/site/preview';
import type { eventPreviewInput } from '@widya/contract/site/preview.schemas';
import type { z } from 'zod';
import type { Tx } from '../../http/transaction.ts';
import { freePlaces } from '../../modules/events/event-people.ts';
import { posterWhen } from '../../modules/posters/poster-record.ts';
import { cleanRichText } from '../../modules/rich-text.ts';
import { drawnPoster } from './drawn-poster.ts';

type Typed = z.output<typeof eventPreviewInput>;

/** Works out what the page of an event says, as if it were saved and published. */
export async function eventPreview(tx: Tx, { kind, now, ...typed }: Typed): Promise<SitePreview> {
  const free = await freePlaces(tx, typed.sessions);
  const poster = posterFacts(typed.event_url || typed.name, null);
  const { deep, mid } = tonesOf(poster.topic);
  return {
    kind,
    found: {
      ...typed,
      description: cleanRichText(typed.description),
      tones: { deep, mid },
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
    },
    drawn: drawnPoster({
      ...poster,
      title: typed.name,
      topicName: typed.type,
      when: posterWhen(typed.start_time),
    }),
  };
}
