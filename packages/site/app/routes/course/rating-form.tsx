import type { OwnCourse } from '@widya/contract/course-learning';
import { CircleCheck } from 'lucide-react';
import { Problem } from '../../parts/problem.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';

interface RatingFormProps {
  readonly course: OwnCourse;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
}

/** Labels of the ratings 1 to 5. */
const RATINGS = ['Sangat kurang', 'Kurang', 'Cukup', 'Baik', 'Sangat baik'] as const;

/** The person's rating of the course, which can be changed later. */
export function RatingForm({ course, values, problems }: RatingFormProps) {
  const { rating } = course;
  const chosen = values.rating ?? String(rating?.rating ?? '');
  return (
    <form method="post" data-keep={`nilai-${course.code}`}>
      <ProblemSummary problems={problems} />
      {rating !== null && (
        <p className="note ok lone">
          <CircleCheck size={20} aria-hidden="true" />
          <b>Terima kasih, penilaian Anda tersimpan</b>
        </p>
      )}
      <fieldset className="field" aria-describedby={problems.rating ? 'rating-problem' : undefined}>
        <legend>Nilai</legend>
        {RATINGS.map((label, index) => (
          <label key={label} className="option">
            <input
              type="radio"
              id={index === 0 ? 'rating' : undefined}
              name="rating"
              value={index + 1}
              defaultChecked={chosen === String(index + 1)}
            />
            <span className="num">
              {index + 1} · {label}
            </span>
          </label>
        ))}
        <Problem name="rating">{problems.rating}</Problem>
      </fieldset>
      <div className="field">
        <label htmlFor="comment">
          Ulasan <span className="muted">(opsional)</span>
        </label>
        <textarea
          id="comment"
          name="comment"
          className="input"
          rows={4}
          maxLength={2_000}
          defaultValue={values.comment ?? rating?.comment}
        />
      </div>
      <button type="submit" className="btn main">
        {rating === null ? 'Kirim penilaian' : 'Perbarui penilaian'}
      </button>
    </form>
  );
}
