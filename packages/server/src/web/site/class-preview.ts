import { tonesOf } from '@widya/contract/poster/tones';
import type { PublicClass } from '@widya/contract/public-classes';
import { registrationState } from '@widya/contract/registration-state';
import type { SitePreview } from '@widya/contract/site/preview';
import type { classPreviewInput } from '@widya/contract/site/preview.schemas';
import { eq, getTableColumns } from 'drizzle-orm';
import type { z } from 'zod';
import { posterWhen } from '../../modules/posters/poster-record.ts';
import { openSeatsOf } from '../../modules/registrations/open-seats.ts';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cleanRichText } from '../../platform/text/rich-text.ts';
import { classFeedbackPreview } from './class-feedback-preview.ts';
import { classTicketPreview } from './class-ticket-preview.ts';
import { drawnPoster } from './drawn-poster.ts';
import { SAMPLE_PERSON } from './sample-participant.ts';

export type ClassFormInput = z.output<typeof classPreviewInput>;

const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** Open seats with the previewed quota and the people of the saved class; a new class has no people. */
async function seatsLeft(tx: Tx, { code, quota }: ClassFormInput): Promise<number | null> {
  const [saved] = await tx
    .select(getTableColumns(classCounters))
    .from(classCounters)
    .innerJoin(classes, eq(classes.id, classCounters.class_id))
    .where(eq(classes.code, code));
  return saved === undefined ? quota : openSeatsOf(tx, quota, saved);
}

/** The class in the shape that the public site reads. */
function asPublicClass(
  { kind: _, page: __, online_payment, inside, now, ...input }: ClassFormInput,
  places_left: number | null,
): PublicClass {
  const facts = {
    isOpen: true,
    opensAt: ms(input.registration_opens),
    closesAt: ms(input.registration_closes),
    endsAt: input.permanent ? null : ms(input.end_time),
    seatsLeft: places_left,
  };
  const { deep, mid } = tonesOf(input.topic.code);
  return {
    ...input,
    description: cleanRichText(input.description),
    what_to_learn: input.what_to_learn.map(cleanRichText),
    tones: { deep, mid },
    state: registrationState(facts, Date.parse(now)),
    places_left,
    own_label: null,
  };
}

/**
 * The preview of a class's page, registration form, ticket or feedback form, as if the form input were saved and
 * published.
 */
export async function classPreview(tx: Tx, input: ClassFormInput): Promise<SitePreview> {
  const { kind, page, code, name, topic } = input;
  const poster = { seed: code || name, topic: topic.code, title: name, topicName: topic.name };
  const drawn = drawnPoster({ ...poster, when: posterWhen(input.start_time) });
  if (page === 'ticket') return { page, drawn, now: input.now, ticket: await classTicketPreview(tx, input) };
  if (page === 'feedback') return { page, drawn, form: classFeedbackPreview(input) };
  const found = asPublicClass(input, await seatsLeft(tx, input));
  // While registration is closed, the site redirects from the form to the class's page; so does the preview.
  if (page === 'record' || ['NOT_YET', 'CLOSED', 'OVER'].includes(found.state))
    return { page: 'record', kind, record: found, drawn };
  const form = { class: found, online_payment: input.online_payment, person: SAMPLE_PERSON, ticket: null };
  return { page, kind, form, drawn };
}
