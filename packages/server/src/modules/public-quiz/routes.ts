import * as contract from '@widya/contract/public-quiz';
import { publicQuizSchemas as schemas } from '@widya/contract/public-quiz.schemas';
import { type Binding, bindPublic } from '../../http/bind.ts';
import { openTest, useTestToken } from '../quiz/test-tokens.ts';
import { openTests, saveAnswers } from './tests.ts';

/** Guessing 256 bits is hopeless; this keeps one address from trying. */
const PER_MINUTE = 60;

const read = bindPublic(
  contract.readPublicQuiz,
  schemas.readPublicQuiz,
  async (ctx) => {
    const person = await openTest(ctx.tx, ctx.params.token, ctx.now);
    return {
      class_name: person.className,
      full_name: person.fullName,
      expires_at: person.expiresAt.toISOString(),
      tests: await openTests(ctx.tx, person.classId),
    };
  },
  { perMinute: PER_MINUTE },
);

const hand = bindPublic(
  contract.answerPublicQuiz,
  schemas.answerPublicQuiz,
  async (ctx) => {
    const person = await useTestToken(ctx.tx, ctx.params.token, ctx.now);
    const { className, fullName, scores } = await saveAnswers(ctx, person, ctx.body.answers);
    ctx.audit({
      object: 'quiz',
      objectId: person.participantId,
      label: `${fullName} · ${className}`,
      after: { scores },
    });
    return { success: true };
  },
  { perMinute: PER_MINUTE, replayable: false },
);

export const publicQuizRoutes: Binding[] = [read, hand];
