import { endOf } from '../schedule/hours.ts';
import { type ClassValues, hoursOf } from './class-values.ts';

/** 24 hours after the end of the class; empty while the end is unknown. Source: D56. */
export function deadlineAfter(values: Pick<ClassValues, 'class_date' | 'start' | 'end' | 'end_date'>): string {
  const ends = endOf(hoursOf(values));
  return ends === null ? '' : new Date(Date.parse(ends) + 24 * 3_600_000).toISOString();
}

type Timed = Pick<ClassValues, 'class_date' | 'start' | 'end' | 'end_date' | 'question_end_time'>;

/** The deadline after a change of the end: it is moved too unless somebody set it by hand. */
export function deadlineWith(before: Timed, after: Timed): string {
  const { question_end_time: deadline } = before;
  const isByHand = deadline !== '' && Date.parse(deadline) !== Date.parse(deadlineAfter(before));
  return isByHand ? deadline : deadlineAfter(after);
}
