import { FEEDBACK_CRITERIA, type FeedbackCriterion } from '@widya/contract/feedback-criteria';

export type ScoreChoice = 'all' | '1' | '2' | '3' | '4' | '5';

/** Which answers are looked at; kept while one of them is open. */
export interface Asked {
  readonly criterion: FeedbackCriterion;
  readonly score: ScoreChoice;
  readonly page: number;
  readonly perPage: number;
}

/** What the dialog begins with. */
export const FIRST_ASKED: Asked = { criterion: FEEDBACK_CRITERIA[0], score: 'all', page: 1, perPage: 10 };
