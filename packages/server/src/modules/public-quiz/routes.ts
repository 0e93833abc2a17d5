import * as contract from '@widya/contract/public-quiz';
import { publicQuizSchemas as schemas } from '@widya/contract/public-quiz.schemas';
import { type Binding, bindPublic } from '../../platform/http/bind.ts';
import { holdPeople } from '../../platform/jobs/engine/forgetting.ts';
import { readTestLink } from '../quiz/test-tokens.ts';
import { handIn } from './hand-in.ts';
import { presentTest } from './read-test.ts';
import { namesOf, openByLink, openByTicket } from './sessions.ts';
import { findTaker, findTestClass } from './takers.ts';

/** Nobody can guess 256 bits; the limit only protects the server. A class in one room shares an IP address. */
const PER_MINUTE = 60;
const CLASSROOM_PER_MINUTE = 300;

const readLink = bindPublic(
  contract.readTestLink,
  schemas.readTestLink,
  async (ctx) => {
    const { classCode, className, fullName, expiresAt } = await readTestLink(ctx.tx, ctx.params.token, ctx.now);
    return {
      class_code: classCode,
      class_name: className,
      full_name: fullName,
      expires_at: expiresAt.toISOString(),
    };
  },
  { perMinute: PER_MINUTE },
);

const open = bindPublic(
  contract.openFinalTest,
  schemas.openFinalTest,
  async (ctx) => {
    const opened = 'link' in ctx.body ? await openByLink(ctx, ctx.body.link) : await openByTicket(ctx, ctx.body.ticket);
    const { fullName, classCode, className } = await namesOf(ctx.tx, opened.participantId);
    ctx.audit({ object: 'testtoken', objectId: opened.participantId, label: `${fullName} · ${className}` });
    return { session: opened.session, class_code: classCode, expires_at: opened.expiresAt.toISOString() };
  },
  { perMinute: PER_MINUTE, replayable: false },
);

const read = bindPublic(
  contract.readFinalTest,
  schemas.readFinalTest,
  async (ctx) => {
    const cls = await findTestClass(ctx.tx, ctx.params.code);
    return presentTest(ctx, cls, await findTaker(ctx, cls));
  },
  { perMinute: CLASSROOM_PER_MINUTE },
);

const submit = bindPublic(
  contract.submitFinalTest,
  schemas.submitFinalTest,
  async (ctx) => {
    await holdPeople(ctx.tx);
    const cls = await findTestClass(ctx.tx, ctx.params.code);
    const taker = await findTaker(ctx, cls);
    const { answers, full_name: fullName } = ctx.body;
    const { written, score, name, result } = await handIn(ctx, { cls, taker, answers, fullName });
    const isParticipant = taker.kind === 'PARTICIPANT';
    ctx.audit({
      object: isParticipant ? 'quiz' : 'quizform',
      objectId: isParticipant ? taker.participantId : written,
      label: `${name} · ${cls.name}`,
      ...(isParticipant ? {} : { action: 'ANSWERASGUEST' }),
      after: written === null ? { repeated: true } : { scores: [score] },
    });
    return { success: true, result };
  },
  { perMinute: CLASSROOM_PER_MINUTE, replayable: false },
);

export const publicQuizRoutes: Binding[] = [readLink, open, read, submit];
