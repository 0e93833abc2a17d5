import type { CourseJoinForm, PublicCourse } from '@widya/contract/public-courses';
import type { DrawnPoster } from '@widya/contract/site/preview';
import { formatNumber } from '@widya/design-system/formats/number';
import { Award, Clock, ListChecks, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Goals } from '../../parts/goals.tsx';
import { IconTile } from '../../parts/icon-tile.tsx';
import { RecordActions } from '../../parts/record-actions.tsx';
import { RecordPoster } from '../../parts/record-poster.tsx';
import { RegistrationCard } from '../../parts/registration-bar.tsx';
import { RichText } from '../../parts/rich-text.tsx';
import { TopicLabel } from '../../parts/topic-label.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { Video } from '../../parts/video.tsx';
import { CourseContents } from './course-contents.tsx';
import { contentsText, courseSummary } from './course-summary.ts';
import { CourseTeachers } from './course-teachers.tsx';

interface CourseViewProps {
  readonly course: PublicCourse;
  /** The visitor's registration; null without one. */
  readonly own: CourseJoinForm['registration'];
  /** Origin of the site. */
  readonly origin: string;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
  /** Metadata for the head of the page. */
  readonly children?: ReactNode;
}

const FACTS = [Clock, ListChecks, Award, Star] as const;

/** Facts of the course as rows with icons. */
function Facts({ course }: { readonly course: PublicCourse }) {
  const { average, count } = course.rating;
  const text = useTexts('private_class_detail');
  const rows = [
    ['Belajar kapan saja', 'Tanpa jadwal dan batas waktu'],
    [contentsText(course), 'Kemajuan Anda tersimpan'],
    course.gives_certificate ? [text('certificate'), 'Setelah semua subbab selesai'] : null,
    average === null
      ? null
      : [`${formatNumber(average)} dari 5`, `${formatNumber(count)} ${text('reviews').toLowerCase()}`],
  ] as const;
  return (
    <ul className="rows facts">
      {rows.map((row, index) => {
        const Icon = FACTS[index];
        if (row === null || Icon === undefined) return null;
        return (
          <li key={row[1]} className="row">
            <IconTile icon={Icon} />
            <div>
              <b className="num">{row[0]}</b>
              <div className="muted">{row[1]}</div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The page of a course. */
export function CourseView({ course, own, origin, drawn, children }: CourseViewProps) {
  const summary = courseSummary(course, own);
  const text = useTexts('private_class_detail');
  const shared = { title: course.title, address: `${origin}/kelas-mandiri/${course.code}` };
  return (
    <main id="isi">
      {children}
      <div className="tint" aria-hidden="true" />
      <div className="wrap record">
        <div className="picture">
          <RecordPoster code={course.code} uploaded={course.course_image_url} drawn={drawn} />
          <RecordActions {...shared} where="wide" />
        </div>
        <div className="words">
          <TopicLabel colour={course.tones.mid}>{[course.topic, text('badge')].filter(Boolean).join(' · ')}</TopicLabel>
          <h1>{course.title}</h1>
          <Facts course={course} />
          <RegistrationCard summary={summary} note={summary.note} />
          <RecordActions {...shared} where="slim" />
          {course.preview_video_url !== null && (
            <section className="sec">
              <h2>{text('preview')}</h2>
              <Video address={course.preview_video_url} title={`Cuplikan ${course.title}`} />
            </section>
          )}
          {course.description !== '' && (
            <section className="sec">
              <h2>{text('about')}</h2>
              <RichText className="prose" text={course.description} />
            </section>
          )}
          <Goals title="Yang akan dipelajari" goals={course.what_to_learn} />
          <CourseContents course={course} />
        </div>
        <CourseTeachers course={course} />
      </div>
    </main>
  );
}
