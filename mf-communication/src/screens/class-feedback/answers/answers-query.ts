import { FEEDBACK_CRITERIA, type FeedbackCriterion } from '@widya/contract/feedback-criteria';

export type ScoreChoice = 'all' | '1' | '2' | '3' | '4' | '5';

/** The displayed criterion and rating, kept while a feedback is open. */
export interface AnswersQuery {
  readonly criterion: FeedbackCriterion;
  readonly score: ScoreChoice;
  readonly page: number;
  readonly perPage: number;
}

/** Initial state of the dialog. */
export const INITIAL_QUERY: AnswersQuery = { criterion: FEEDBACK_CRITERIA[0], score: 'all', page: 1, perPage: 10 };
