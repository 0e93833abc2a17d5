import type { FeedbackForm } from '@widya/contract/feedback';
import { takesQuestions } from '../../modules/questions/takes-questions.ts';
import type { ClassFormInput } from './class-preview.ts';
import { dateOf, isPast } from './preview-moments.ts';
import { SAMPLE_NAME } from './sample-participant.ts';

/**
 * The feedback form of a class: available after its end, and at any time for a permanent class. Source: B-008 and
 * B-015.
 */
export function classFeedbackPreview({ code, name, permanent, end_time, inside, now }: ClassFormInput): FeedbackForm {
  return {
    class_code: code,
    class_name: name,
    full_name: SAMPLE_NAME,
    state: permanent || isPast(end_time, now) ? 'open' : 'early',
    opens_at: permanent ? null : end_time,
    takes_questions: takesQuestions({ permanent, question_end_time: dateOf(inside.question_end_time) }, new Date(now)),
    given: null,
  };
}
