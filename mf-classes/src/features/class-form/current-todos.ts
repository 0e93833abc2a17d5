import { type ClassTodo, classTodos } from '@widya/contract/class-todos';
import type { ClassRecord } from '@widya/contract/classes';
import { type UseFormReturn, useWatch } from '@widya/design-system/use-form';
import { instantOf } from '../schedule/hours.ts';
import type { ClassValues } from './class-values.ts';

const WATCHED = ['permanent', 'class_date', 'start', 'stream_url', 'attachment_urls', 'recordings'] as const;
type Watched = Pick<ClassValues, (typeof WATCHED)[number]>;

/** When a class with these values begins, milliseconds since 1970; null for a permanent one or without day or hour. */
export function startsAt({ permanent, class_date, start }: Watched): number | null {
  const instant = permanent ? null : instantOf(class_date, start);
  return instant === null ? null : Date.parse(instant);
}

/**
 * What the class misses as it stands in the form, saved or not, by the rule behind the list's badge.
 * @param record what the form does not hold: final test, shown answers, certificates; null for a class that is being made.
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

/** Listens to the fields that the rule looks at, and to no others. */
export function useCurrentTodos(form: UseFormReturn<ClassValues>, record: ClassRecord | null) {
  const seen = useWatch({ control: form.control, name: WATCHED });
  const values = Object.fromEntries(WATCHED.map((field, place) => [field, seen[place]])) as unknown as Watched;
  const now = Date.now();
  return { todos: currentTodos(values, record, now), permanent: values.permanent, startsAt: startsAt(values), now };
}
