import { rateOwnCourse } from '@widya/contract/course-learning';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { ownCourse } from '../../server/own-course.ts';
import { ChapterList } from './chapter-list.tsx';
import { CourseCertificate } from './course-certificate.tsx';
import { finishPath, learnPath } from './course-summary.ts';
import { PlayerHeader } from './player-header.tsx';
import { RatingForm } from './rating-form.tsx';
import '../../styles/chapters.css';
import '../../styles/player.css';

/** Redirects to the first incomplete sub-chapter, if there is one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const course = await ownCourse(context, params.code ?? '');
  if (course.total === 0 || course.done < course.total) throw redirect(learnPath(course.code));
  return { course };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { code = '' } = params;
  const values = await readForm(request);
  const body = { rating: Number(values.rating ?? 0), comment: values.comment ?? '' };
  const rated = await tryCall(context, rateOwnCourse, { params: { code }, body });
  if (!(rated instanceof CallFailure)) return redirect(finishPath(code));
  if ([401, 404, 409].includes(rated.status)) return redirect(learnPath(code));
  return data({ values, problems: rated.errors }, rated.status);
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  script: 'form',
  parts: ({ course }) => ({ header: <PlayerHeader course={course} /> }),
};

export default function FinishPage() {
  const { course } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <main id="isi" className="player">
      <title>{`Selesai · ${course.title} · Widya`}</title>
      <article className="lessons">
        <p className="muted small num">{course.total} subbab selesai</p>
        <h1>Anda menyelesaikan kelas ini</h1>
        <CourseCertificate course={course} />
        <section className="sec">
          <h2>Bagaimana kelas ini?</h2>
          <RatingForm course={course} values={sent?.values ?? {}} problems={sent?.problems ?? {}} />
        </section>
      </article>
      <ChapterList course={course} hereId={null} />
    </main>
  );
}
