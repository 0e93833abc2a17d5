import * as contract from '@widya/contract/feedback';
import { feedbackSchemas as schemas } from '@widya/contract/feedback.schemas';
import { FEEDBACK_CRITERIA } from '@widya/contract/feedback-criteria';
import { eq } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { bindPublic } from '../../platform/http/bind.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { takesQuestions } from '../questions/takes-questions.ts';
import { readFeedbackToken } from './feedback-token.ts';
import { acceptsFeedback, findParticipant } from './send.ts';

/** A participant's ratings on both scales (D78); null without feedback. */
async function ownRatings(tx: Tx, participantId: number) {
  const [row] = await tx.select().from(feedback).where(eq(feedback.participant_id, participantId));
  if (row === undefined) return null;
  const sum = FEEDBACK_CRITERIA.reduce((total, criterion) => total + row[criterion], 0);
  return { mean: Math.round((sum / FEEDBACK_CRITERIA.length) * 100) / 100, average: row.average };
}

export const readForm = bindPublic(
  contract.readFeedbackForm,
  schemas.readFeedbackForm,
  async ({ tx, params, config, now }) => {
    const { person, of } = await findParticipant(tx, readFeedbackToken(await secretsKeyOf(config), params.token));
    const ratings = await ownRatings(tx, person.id);
    const state = ratings !== null ? 'sent' : acceptsFeedback(of, now) ? 'open' : 'early';
    return {
      class_code: of.code,
      class_name: of.name,
      full_name: person.full_name,
      state,
      opens_at: of.permanent ? null : (of.end_time?.toISOString() ?? null),
      takes_questions: takesQuestions(of, now),
      given: ratings,
    };
  },
);
