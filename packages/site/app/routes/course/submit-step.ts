import { ITEMS_MAX } from '@widya/contract/chapter-types';
import { answerSubChapter, completeSubChapter, type OwnCourse } from '@widya/contract/course-learning';
import { type AppLoadContext, data, redirect } from 'react-router';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { ownCourse } from '../../server/own-course.ts';
import { doneIn, type Step, stepAfter, stepsOf } from './course-steps.ts';
import { coursePath, finishPath, learnPath } from './course-summary.ts';
import { answerName } from './question-form.tsx';

type Values = Readonly<Record<string, string>>;

interface Submission {
  readonly context: AppLoadContext;
  readonly code: string;
  readonly id: number;
  readonly values: Values;
}

const again = ({ values }: Submission, { errors, message, status }: CallFailure) =>
  data({ values, problems: errors, message }, status);

/**
 * The page after a step: rating and certificate once all steps are done, else the next step, with the number of a
 * chapter that is now complete. After the last step it is the first one that is not done.
 */
function pageAfter(course: OwnCourse, step: Step): string {
  const next = stepAfter(stepsOf(course), step);
  if (course.done === course.total) return finishPath(course.code);
  if (next === null) return learnPath(course.code);
  const isFinished = doneIn(step.chapter) === step.chapter.sub_chapters.length && next.chapter.id !== step.chapter.id;
  return learnPath(course.code, next.lesson.id) + (isFinished ? `&bab=${step.chapterNumber}` : '');
}

/** Refusals whose reason is shown by the course's pages. */
const isElsewhere = ({ status }: CallFailure): boolean => status === 401 || status === 404;

async function complete(submission: Submission) {
  const { context, code, id } = submission;
  const done = await tryCall(context, completeSubChapter, { params: { code, id } });
  if (done instanceof CallFailure) return isElsewhere(done) ? redirect(coursePath(code)) : again(submission, done);
  const course = await ownCourse(context, code);
  const step = stepsOf(course).find(({ lesson }) => lesson.id === id);
  return redirect(step === undefined ? learnPath(code) : pageAfter(course, step));
}

async function answer(submission: Submission) {
  const { context, code, id, values } = submission;
  // An unanswered question sends no value; the API reports which are missing.
  const answers = Array.from({ length: ITEMS_MAX }, (_, index) => values[answerName(index)] ?? '');
  const done = await tryCall(context, answerSubChapter, { params: { code, id }, body: { answers } });
  if (done instanceof CallFailure) return isElsewhere(done) ? redirect(coursePath(code)) : again(submission, done);
  return redirect(`${learnPath(code, id)}#hasil`);
}

/** Handles a form of the player: submits the answers of a sub-chapter, or marks it as done. */
export const submitStep = (submission: Submission) =>
  submission.values.langkah === 'jawab' ? answer(submission) : complete(submission);
