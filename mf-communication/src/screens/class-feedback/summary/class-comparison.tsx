import { useFeedbackComparison } from '@widya/api-client/feedback';
import type { FeedbackSummary } from '@widya/contract/feedback';
import { MAX_IPK } from '@widya/contract/feedback-criteria';
import { Comparison } from '../../../features/ratings/comparison.tsx';
import { RATING_TEXTS } from '../../../features/ratings/texts.ts';
import { CLASS_FEEDBACK_TEXTS } from '../texts.ts';

const { charts, comparisonFailed } = CLASS_FEEDBACK_TEXTS;

/** Number of other classes, which can be compared at a glance. */
const OTHERS = { page: 1, per_page: 7 };

/** The IPK of this class and of the latest others. B-208, D78. */
export function ClassComparison({ code, summary }: { readonly code: string; readonly summary: FeedbackSummary }) {
  return (
    <Comparison
      others={useFeedbackComparison(code, OTHERS)}
      read={({ class_code, class_name, average }) => ({ code: class_code, name: class_name, average })}
      own={{ code: summary.class_code, name: charts.thisClass, average: summary.average }}
      failed={comparisonFailed}
      title={charts.classes}
      category={charts.class}
      mean={RATING_TEXTS.ipk}
      max={MAX_IPK}
      expected={OTHERS.per_page}
    >
      {charts.classesWhy}
    </Comparison>
  );
}
