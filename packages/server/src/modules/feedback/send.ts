import type { feedbackSchemas } from '@widya/contract/feedback.schemas';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { classes } from '../../platform/database/schema/classes.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cleanRichText, isBlankRichText } from '../../platform/text/rich-text.ts';
import { takesQuestions } from '../questions/takes-questions.ts';

/** The submitted feedback, with the registration of its token. */
type Sent = Omit<z.output<(typeof feedbackSchemas)['sendFeedback']['body']>, 'token'> & {
  /** Null for an invalid token. */
  readonly participant_id: number | null;
};

const unknown = () => notFound('Tautan umpan balik ini tidak berlaku');

/** Selects an accepted participant of a visible class. */
const participant = (tx: Tx, id: number) =>
  tx
    .select({ person: registrations, of: classes })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .where(and(eq(registrations.id, id), eq(registrations.status, 'ACCEPTED'), eq(classes.active, 1)));

/**
 * Finds the participant of a token, with the class. People without a seat get the same failure as unknown ones (S15).
 * @param id null for an invalid token. @throws ApiFailure 404.
 */
export async function findParticipant(tx: Tx, id: number | null) {
  const [found] = id === null ? [] : await participant(tx, id);
  if (found === undefined) throw unknown();
  return found;
}

/** `findParticipant` with a lock on the registration. */
async function lockParticipant(tx: Tx, id: number | null) {
  const [found] = id === null ? [] : await participant(tx, id).for('update', { of: registrations });
  if (found === undefined) throw unknown();
  return found;
}

type Of = Awaited<ReturnType<typeof findParticipant>>['of'];

/** A permanent class has no end, so it accepts feedback at any time. Source: D24. */
export const acceptsFeedback = ({ permanent, end_time }: Of, now: Date): boolean =>
  permanent || (end_time !== null && end_time <= now);

async function assertFirst(tx: Tx, participantId: number): Promise<void> {
  const [sent] = await tx.select({ id: feedback.id }).from(feedback).where(eq(feedback.participant_id, participantId));
  if (sent !== undefined)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Umpan balik untuk kelas ini sudah pernah dikirim');
}

/**
 * Stores a participant's feedback, and adds the question to those of the class while they are accepted.
 * @throws ApiFailure 404 for people without a seat, 409 before the class is over or for a second feedback. Source: D79.
 */
export async function storeFeedback(tx: Tx, { participant_id, question, ...answers }: Sent, now: Date) {
  const { person, of } = await lockParticipant(tx, participant_id);
  if (!acceptsFeedback(of, now))
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Umpan balik dapat dikirim setelah kelas selesai');
  await assertFirst(tx, person.id);
  const { full_name, email, member_id } = person;
  const html = cleanRichText(question.replaceAll('\n', '<br>'));
  const accepted = takesQuestions(of, now) && !isBlankRichText(html) ? question : '';
  const own = { class_id: of.id, participant_id: person.id, full_name, email };
  const [row] = await tx
    .insert(feedback)
    .values({ ...own, ...answers, question: accepted, created_at: now, updated_at: now })
    .returning();
  if (row === undefined) throw new Error('nothing was inserted');
  if (accepted !== '')
    await tx.insert(questions).values({ ...own, member_id, question: html, asked_at: now, updated_at: now });
  return { row, className: of.name, questionReceived: accepted !== '' };
}
