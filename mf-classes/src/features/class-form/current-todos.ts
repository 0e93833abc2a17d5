import { type ClassTodo, classTodos } from '@widya/contract/class-todos';
import type { ClassRecord } from '@widya/contract/classes';
import { type UseFormReturn, useWatch } from '@widya/design-system/use-form';
import { instantOf } from '../schedule/hours.ts';
import type { ClassValues } from './class-values.ts';

const WATCHED = ['permanent', 'class_date', 'start', 'stream_url', 'attachment_urls', 'recordings'] as const;
type Watched = Pick<ClassValues, (typeof WATCHED)[number]>;

/**
 * Start of a class with these values, in milliseconds since 1970; null for a permanent class, or without day or time.
 */
export function startsAt({ permanent, class_date, start }: Watched): number | null {
  const instant = permanent ? null : instantOf(class_date, start);
  return instant === null ? null : Date.parse(instant);
}

/**
 * Open to-dos of the values in the form, saved or not, by the same rule as the list.
 * @param record facts that are not in the form: final test, shown answers, certificates; null for a new class.
 */
export const currentTodos = (values: Watched, record: ClassRecord | null, now: number): ClassTodo[] =>
  classTodos(
    {
      permanent: values.permanent,
      startsAt: startsAt(values),
      hasStreamUrl: values.stream_url.trim() !== '',
      hasMaterial: values.attachment_urls.length > 0,
      hasFinalTest: record !== null && record.quiz_question_id !== null,
      hasRecording: values.recordings.length > 0,
      showsAnswers: record?.show_answers_to_user ?? false,
      hasCertificates: (record?.certificate_count ?? 0) > 0,
    },
    now,
  );

/** Observes only the fields that the to-dos depend on. */
export function useCurrentTodos(form: UseFormReturn<ClassValues>, record: ClassRecord | null) {
  const watched = useWatch({ control: form.control, name: WATCHED });
  const values = Object.fromEntries(WATCHED.map((field, index) => [field, watched[index]])) as unknown as Watched;
  const now = Date.now();
  return { todos: currentTodos(values, record, now), permanent: values.permanent, startsAt: startsAt(values), now };
}
