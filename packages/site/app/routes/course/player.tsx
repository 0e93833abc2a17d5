import type { OwnCourse, OwnSubChapter } from '@widya/contract/course-learning';
import { CircleCheck, CloudAlert } from 'lucide-react';
import { answersKey } from '../../parts/answers-key.ts';
import { Video } from '../../parts/video.tsx';
import { ChapterList } from './chapter-list.tsx';
import { type Step, stepAfter, stepsOf } from './course-steps.ts';
import { finishPath, learnPath } from './course-summary.ts';
import { LessonContent } from './lesson-content.tsx';
import { LessonEnd } from './lesson-end.tsx';

interface PlayerProps {
  readonly course: OwnCourse;
  /** The open sub-chapter; null for an empty course. */
  readonly step: Step | null;
  /** Its content; null when loading failed. */
  readonly lesson: OwnSubChapter | null;
  readonly isAgain: boolean;
  /** Number of the chapter that was just completed. */
  readonly finishedChapter: number | null;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
}

/** Shown when a sub-chapter could not be loaded; the list stays usable. */
function NotLoaded({ code, step }: { readonly code: string; readonly step: Step }) {
  return (
    <div className="note warn">
      <CloudAlert size={20} aria-hidden="true" />
      <div>
        <b>Subbab ini belum dapat dimuat</b>
        <p>Kemajuan Anda tetap tersimpan. Coba lagi, atau pilih subbab lain.</p>
        <a className="btn" href={learnPath(code, step.lesson.id)}>
          Coba lagi
        </a>
      </div>
    </div>
  );
}

function Done({ children }: { readonly children: string }) {
  return (
    <p className="note ok lone" role="status">
      <CircleCheck size={20} aria-hidden="true" />
      <b>{children}</b>
    </p>
  );
}

function Lesson({ course, step, lesson, ...props }: PlayerProps & { readonly step: Step }) {
  const video = lesson?.body.type === 'Video' ? lesson.body.content.url : '';
  const next = stepAfter(stepsOf(course), step);
  return (
    <article className="lessons">
      {video !== '' && <Video address={video} title={step.lesson.name} />}
      {props.finishedChapter !== null && <Done>{`Bab ${props.finishedChapter} selesai`}</Done>}
      {course.total > 0 && course.done === course.total && (
        <p className="note ok lone">
          <span>
            <b>Semua subbab selesai</b>
            <a href={finishPath(course.code)}>
              {course.gives_certificate ? 'Penilaian dan sertifikat' : 'Penilaian kelas'}
            </a>
          </span>
        </p>
      )}
      <p className="muted small num">
        Bab {step.chapterNumber} · Subbab {step.number} dari {step.chapter.sub_chapters.length}
      </p>
      <h1>{step.lesson.name}</h1>
      {lesson === null ? (
        <NotLoaded code={course.code} step={step} />
      ) : (
        <>
          <div className="content">
            <LessonContent lesson={lesson} {...props} />
          </div>
          <LessonEnd code={course.code} lesson={lesson} next={next} isAgain={props.isAgain} />
        </>
      )}
    </article>
  );
}

/** The course player: a sub-chapter, and the list of all. */
export function Player(props: PlayerProps) {
  const { course, step } = props;
  return (
    <main id="isi" className="player">
      <title>{`${step?.lesson.name ?? course.title} · Widya`}</title>
      <span hidden data-forget={answersKey('course', course.code)} />
      {step === null ? (
        <article className="lessons">
          <h1>{course.title}</h1>
          <p className="muted">Kelas ini belum memiliki subbab.</p>
        </article>
      ) : (
        <Lesson {...props} step={step} />
      )}
      <ChapterList course={course} hereId={step?.lesson.id ?? null} />
    </main>
  );
}
