import type { OwnSubChapter } from '@widya/contract/course-learning';
import { ArrowRight } from 'lucide-react';
import type { Step } from './course-steps.ts';
import { finishPath, learnPath } from './course-summary.ts';

interface LessonEndProps {
  readonly code: string;
  readonly lesson: OwnSubChapter;
  readonly next: Step | null;
  /** Whether the form is shown again to somebody who has answered. */
  readonly isAgain: boolean;
}

const hasQuestions = ({ body }: OwnSubChapter): boolean =>
  ['Kuis', 'Latihan', 'Uraian'].includes(body.type) && Array.isArray(body.content) && body.content.length > 0;

const AGAIN: Readonly<Record<string, string>> = { Latihan: 'Coba lagi', Uraian: 'Ubah jawaban' };

/** Link to the next sub-chapter after completing one. */
function Onward({ code, lesson, next }: LessonEndProps) {
  const again = lesson.results === null ? undefined : AGAIN[lesson.body.type];
  return (
    <>
      <a className="btn main" href={next === null ? finishPath(code) : learnPath(code, next.lesson.id)}>
        Lanjut <ArrowRight size={20} aria-hidden="true" />
      </a>
      {again !== undefined && (
        <a className="btn" href={`${learnPath(code, lesson.id)}&ulang=1`}>
          {again}
        </a>
      )}
    </>
  );
}

/** The button that completes a sub-chapter; questions have their own. */
export function LessonEnd(props: LessonEndProps) {
  const { lesson, next, isAgain } = props;
  const isDone = lesson.completed_at !== null && !isAgain;
  if (hasQuestions(lesson) && !isDone) return null;
  return (
    <div className="onward">
      {isDone ? (
        <Onward {...props} />
      ) : (
        <form method="post">
          <input type="hidden" name="langkah" value="selesai" />
          <button type="submit" className="btn main">
            Selesai, lanjut <ArrowRight size={20} aria-hidden="true" />
          </button>
        </form>
      )}
      {next !== null && (
        <p className="muted small">
          Berikutnya <b>{next.lesson.name}</b>
        </p>
      )}
    </div>
  );
}
