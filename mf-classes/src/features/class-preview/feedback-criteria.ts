import { CRITERION_LABELS, FEEDBACK_CRITERIA, type FeedbackCriterion } from '@widya/contract/feedback-criteria';

/** The six ratings of a class, in the order in which they are asked. Source: specification 2 §3. */
export const CRITERIA = FEEDBACK_CRITERIA.map((field) => ({ field, label: CRITERION_LABELS[field] }));

export type Ratings = Partial<Record<FeedbackCriterion, string>>;

/** From 1 to 5. Source: specification 2 §5, rule B-016. */
export const RATINGS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
