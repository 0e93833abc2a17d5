import { readPublicCourse } from '@widya/contract/public-courses';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { posterAddress } from '../../parts/poster-address.ts';
import { RegistrationBar } from '../../parts/registration-bar.tsx';
import { ShareCard } from '../../parts/share-card.tsx';
import { call } from '../../server/call.ts';
import { orMissing } from '../../server/or-missing.ts';
import { ownJoinForm } from '../../server/own-join-form.ts';
import { courseSummary, learnPath } from './course-summary.ts';
import { CourseView } from './course-view.tsx';
import '../../styles/record.css';
import '../../styles/chapters.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { code = '' } = params;
  const form = await ownJoinForm(context, code);
  const own = form === 'unproven' ? null : (form?.registration ?? null);
  if (own?.status === 'ACCEPTED') throw redirect(learnPath(code));
  const course = await orMissing(call(context, readPublicCourse, { params: { code } }));
  return { course, own, origin: context.site.origin };
}

/** No script on this page. */
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  parts: ({ course, own }) => ({ tones: course.tones, bar: <RegistrationBar summary={courseSummary(course, own)} /> }),
};

export default function CoursePage() {
  const { course, own, origin } = useLoaderData<typeof loader>();
  return (
    <CourseView course={course} own={own} origin={origin}>
      <title>{`${course.title} · Widya`}</title>
      <ShareCard
        title={course.title}
        description={course.description}
        address={`${origin}/kelas-mandiri/${course.code}`}
        picture={origin + posterAddress(course.code, 'png')}
      />
    </CourseView>
  );
}
