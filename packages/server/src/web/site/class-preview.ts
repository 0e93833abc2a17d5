import { tonesOf } from '@widya/contract/poster/tones';
import type { PublicClass } from '@widya/contract/public-classes';
import { registrationState } from '@widya/contract/registration-state';
import type { SitePreview } from '@widya/contract/site/preview';
import type { classPreviewInput } from '@widya/contract/site/preview.schemas';
import type { z } from 'zod';
import { posterWhen } from '../../modules/posters/poster-record.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cleanRichText } from '../../platform/text/rich-text.ts';
import { classFeedbackPreview } from './class-feedback-preview.ts';
import { classTicketPreview } from './class-ticket-preview.ts';
import { drawnPoster } from './drawn-poster.ts';
import { SAMPLE_PERSON } from './sample-participant.ts';

export type TypedClass = z.output<typeof classPreviewInput>;

const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** The public data of the class, as if it were saved and published. */
function foundClass({ kind: _, page: __, taken, online_payment, inside, now, ...typed }: TypedClass): PublicClass {
  const places_left = typed.quota === null ? null : Math.max(0, typed.quota - taken);
  const facts = {
    isOpen: true,
    opensAt: ms(typed.registration_opens),
    closesAt: ms(typed.registration_closes),
    endsAt: typed.permanent ? null : ms(typed.end_time),
    placesLeft: places_left,
  };
  const { deep, mid } = tonesOf(typed.topic.code);
  return {
    ...typed,
    description: cleanRichText(typed.description),
    what_to_learn: typed.what_to_learn.map(cleanRichText),
    tones: { deep, mid },
    state: registrationState(facts, Date.parse(now)),
    places_left,
    own_label: null,
  };
}

/** Builds the preview of a class's page, as if it were saved and published. */
export async function classPreview(tx: Tx, typed: TypedClass): Promise<SitePreview> {
  const { kind, page, code, name, topic } = typed;
  const poster = { seed: code || name, topic: topic.code, title: name, topicName: topic.name };
  const drawn = drawnPoster({ ...poster, when: posterWhen(typed.start_time) });
  if (page === 'ticket') return { page, drawn, now: typed.now, ticket: await classTicketPreview(tx, typed) };
  if (page === 'feedback') return { page, drawn, form: classFeedbackPreview(typed) };
  const found = foundClass(typed);
  // The site redirects from a registration form that is closed.
  if (page === 'record' || ['NOT_YET', 'CLOSED', 'OVER'].includes(found.state))
    return { page: 'record', kind, found, drawn };
  const form = { class: found, online_payment: typed.online_payment, person: SAMPLE_PERSON, ticket: null };
  return { page, kind, form, drawn };
}
