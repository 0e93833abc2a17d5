import { readOwnSubChapter } from '@widya/contract/course-learning';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { call } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { ownCourse } from '../../server/own-course.ts';
import { chosenStep, stepsOf } from './course-steps.ts';
import { Player } from './player.tsx';
import { PlayerHeader } from './player-header.tsx';
import { submitStep } from './submit-step.ts';
import '../../styles/chapters.css';
import '../../styles/player.css';

const numberOf = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** A failed sub-chapter must not prevent showing the list of all. */
async function lessonOf(context: LoaderFunctionArgs['context'], code: string, id: number) {
  try {
    return await call(context, readOwnSubChapter, { params: { code, id } });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return null;
  }
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { code = '' } = params;
  const { searchParams } = new URL(request.url);
  const course = await ownCourse(context, code);
  const step = chosenStep(stepsOf(course), numberOf(searchParams.get('subbab')));
  return {
    course,
    step,
    lesson: step === null ? null : await lessonOf(context, course.code, step.lesson.id),
    isAgain: searchParams.has('ulang'),
    finishedChapter: numberOf(searchParams.get('bab')),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { code = '' } = params;
  const values = await readForm(request);
  const named = numberOf(new URL(request.url).searchParams.get('subbab'));
  const step = chosenStep(stepsOf(await ownCourse(context, code)), named);
  return submitStep({ context, code, id: step?.lesson.id ?? 0, values });
}

/** The small script stores answers; everything else works with links and forms. */
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  script: 'form',
  parts: ({ course }) => ({ header: <PlayerHeader course={course} /> }),
};

export default function PlayerPage() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <Player {...loaded} values={sent?.values ?? {}} problems={sent?.problems ?? {}} />;
}
