import { CRITERION_LABELS, FEEDBACK_CRITERIA, type FeedbackCriterion } from '@widya/contract/feedback-criteria';
import type { ChartRow } from '@widya/design-system/bar-chart';

/** The six criteria as chart rows. @param values returns the values of a criterion by series. */
export const criteriaRows = (values: (criterion: FeedbackCriterion) => ChartRow['values']): readonly ChartRow[] =>
  FEEDBACK_CRITERIA.map((criterion) => ({ label: CRITERION_LABELS[criterion], values: values(criterion) }));
