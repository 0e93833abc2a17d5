import * as contract from '@widya/contract/course-learning';
import { courseLearningSchemas as schemas } from '@widya/contract/course-learning.schemas';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { type Binding, bindPublic } from '../../../platform/http/bind.ts';
import { answerQuestions } from './answer-questions.ts';
import { questionsOf } from './open-content.ts';
import { presentOwnCourse } from './own-course.ts';
import { presentOwnSubChapter } from './own-sub-chapter.ts';
import { rateCourse } from './rate-course.ts';
import { findSubOf, standingOf, writeStep } from './steps.ts';
import { findTaker, lockTaker } from './taker.ts';

/** Enough for a whole classroom behind one IP address. */
const OFTEN = { perMinute: 600 };

const own = bindPublic(
  contract.readOwnCourse,
  schemas.readOwnCourse,
  async (ctx) => presentOwnCourse(ctx.tx, await findTaker(ctx)),
  OFTEN,
);

const sub = bindPublic(
  contract.readOwnSubChapter,
  schemas.readOwnSubChapter,
  async (ctx) => presentOwnSubChapter(ctx.tx, await findTaker(ctx), ctx.params.id),
  OFTEN,
);

const complete = bindPublic(
  contract.completeSubChapter,
  schemas.completeSubChapter,
  async (ctx) => {
    const { tx, now, params } = ctx;
    const { course, person } = await lockTaker(ctx);
    const found = await findSubOf(tx, course.id, params.id);
    if (questionsOf(found.type, found.content).length > 0)
      throw new ApiFailure(409, 'INVALID_TRANSITION', 'Jawab pertanyaan subbab ini untuk menyelesaikannya');
    await writeStep(tx, { subId: found.id, personId: person.id, now });
    const label = `${person.full_name} · ${found.name}`;
    ctx.audit({ object: 'course_sub_chapter', objectId: found.id, label });
    return { success: true, ...(await standingOf(tx, course.id, person.id)) };
  },
  OFTEN,
);

const answer = bindPublic(
  contract.answerSubChapter,
  schemas.answerSubChapter,
  async (ctx) => {
    const { tx, params, body } = ctx;
    const taker = await lockTaker(ctx);
    const { name, score, results } = await answerQuestions(ctx, taker, { id: params.id, answers: body.answers });
    const label = `${taker.person.full_name} · ${name}`;
    ctx.audit({ object: 'course_sub_chapter', objectId: params.id, label, after: { score } });
    return { success: true, score, results, ...(await standingOf(tx, taker.course.id, taker.person.id)) };
  },
  { ...OFTEN, replayable: false },
);

const rate = bindPublic(
  contract.rateOwnCourse,
  schemas.rateOwnCourse,
  async (ctx) => {
    const taker = await lockTaker(ctx);
    const id = await rateCourse(ctx, taker, ctx.body);
    const label = `${taker.person.full_name} · ${taker.course.title}`;
    ctx.audit({ object: 'course_rating', objectId: id, label, after: { rating: ctx.body.rating } });
    return { success: true };
  },
  OFTEN,
);

export const courseLearningRoutes: Binding[] = [own, sub, complete, answer, rate];
