import type { classes } from '../../platform/database/schema/classes.ts';

type Dates = Pick<typeof classes.$inferSelect, 'permanent' | 'question_end_time'>;

/** Whether a class accepts questions: until its deadline (D79); always when it is permanent and has none. */
export const takesQuestions = ({ permanent, question_end_time }: Dates, now: Date): boolean =>
  question_end_time === null ? permanent : now < question_end_time;
