import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { previewOf } from '../../server/preview-of.ts';
import { chosenStep, stepsOf } from '../course/course-steps.ts';
import { Player } from '../course/player.tsx';
import { PlayerHeader } from '../course/player-header.tsx';
import '../../styles/chapters.css';
import '../../styles/player.css';

export const loader = ({ context }: LoaderFunctionArgs) => previewOf(context, 'lesson');

export const handle: PageHandle<ReturnType<typeof loader>> = {
  parts: ({ course }) => ({ header: <PlayerHeader course={course} /> }),
};

/** Preview of a sub-chapter in 'Tampilan Pengguna'. */
export default function PreviewedLesson() {
  const { course, lesson } = useLoaderData<typeof loader>();
  const step = chosenStep(stepsOf(course), lesson.id);
  const rest = { isAgain: false, finishedChapter: null, values: {}, problems: {} };
  return <Player course={course} step={step} lesson={lesson} {...rest} />;
}
