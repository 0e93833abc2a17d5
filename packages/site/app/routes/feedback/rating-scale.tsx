import { CRITERION_LABELS, type FeedbackCriterion, MAX_RATING } from '@widya/contract/feedback-criteria';
import { Problem } from '../../parts/problem.tsx';

const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => String(index + 1));

interface RatingScaleProps {
  readonly criterion: FeedbackCriterion;
  readonly chosen: string | undefined;
  readonly problem: string | undefined;
}

/** A criterion with ratings from 1 to 5. */
export function RatingScale({ criterion, chosen, problem }: RatingScaleProps) {
  const label = CRITERION_LABELS[criterion];
  return (
    <fieldset className="scale field" aria-describedby={`${criterion}-ends`}>
      <legend>{label}</legend>
      <div>
        {RATINGS.map((rating) => (
          <label key={rating} className="radio">
            <input
              type="radio"
              // Target of the links in the summary of errors.
              id={rating === '1' ? criterion : undefined}
              name={criterion}
              value={rating}
              required
              defaultChecked={chosen === rating}
              data-missing={`Harap Isi ${label}`}
            />
            {rating}
          </label>
        ))}
      </div>
      <p className="ends" id={`${criterion}-ends`}>
        <span>1 sangat kurang</span>
        <span>5 sangat baik</span>
      </p>
      <Problem name={criterion}>{problem}</Problem>
    </fieldset>
  );
}
