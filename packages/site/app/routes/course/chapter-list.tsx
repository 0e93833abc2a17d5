import type { OwnCourse } from '@widya/contract/course-learning';
import { Check, ChevronDown, Play } from 'lucide-react';
import { doneIn, type OwnChapter, type OwnLesson } from './course-steps.ts';
import { itemText, learnPath } from './course-summary.ts';
import { SubChapterIcon } from './sub-chapter-icon.tsx';

const standingText = (chapter: OwnChapter): string => {
  const [done, all] = [doneIn(chapter), chapter.sub_chapters.length];
  return all > 0 && done === all ? `${all} subbab, selesai` : `${done} dari ${all} subbab`;
};

const DoneMark = () => (
  <span className="dot done">
    <Check size={14} aria-hidden="true" />
    <span className="sr">Selesai</span>
  </span>
);

function Lesson({
  lesson,
  code,
  isHere,
}: {
  readonly lesson: OwnLesson;
  readonly code: string;
  readonly isHere: boolean;
}) {
  const isDone = lesson.completed_at !== null;
  return (
    <li>
      <a className="lesson" href={learnPath(code, lesson.id)} aria-current={isHere ? 'page' : undefined}>
        {isDone && !isHere ? (
          <DoneMark />
        ) : (
          <span className="dot">{isHere && <Play size={12} fill="currentColor" aria-hidden="true" />}</span>
        )}
        <span>
          {lesson.name}
          <span className="muted num">
            <SubChapterIcon type={lesson.type} />
            {itemText(lesson)}
          </span>
        </span>
      </a>
    </li>
  );
}

interface ChapterListProps {
  readonly course: OwnCourse;
  /** Id of the open sub-chapter; null on the final page. */
  readonly hereId: number | null;
}

/** Chapters and sub-chapters with their progress; opens without script. */
export function ChapterList({ course, hereId }: ChapterListProps) {
  return (
    <nav className="side" aria-label="Daftar bab">
      <h2>Daftar bab</h2>
      <ol className="chapters">
        {course.chapters.map((chapter, index) => (
          <li key={chapter.id}>
            <details open={chapter.sub_chapters.some(({ id }) => id === hereId)}>
              <summary>
                <span>
                  <b>
                    {index + 1}. {chapter.name}
                  </b>
                  <span className="muted num">{standingText(chapter)}</span>
                </span>
                {chapter.sub_chapters.length > 0 && doneIn(chapter) === chapter.sub_chapters.length && <DoneMark />}
                <ChevronDown size={20} aria-hidden="true" />
              </summary>
              <ul>
                {chapter.sub_chapters.map((lesson) => (
                  <Lesson key={lesson.id} lesson={lesson} code={course.code} isHere={lesson.id === hereId} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </nav>
  );
}
