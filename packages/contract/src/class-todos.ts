/** What a class can still miss, in the order in which it is shown. Source: specification 1 §8, rules. */
export const CLASS_TODOS = [
  'stream_url',
  'material',
  'final_test',
  'recording',
  'answers_shown',
  'certificate',
] as const;

export type ClassTodo = (typeof CLASS_TODOS)[number];

/** What the rule looks at. Instants are milliseconds since 1970. */
export interface ClassReadiness {
  readonly permanent: boolean;
  readonly startsAt: number | null;
  readonly hasStreamUrl: boolean;
  readonly hasMaterial: boolean;
  readonly hasFinalTest: boolean;
  readonly hasRecording: boolean;
  readonly showsAnswers: boolean;
  readonly hasCertificates: boolean;
}

/**
 * What a class still misses: before its start the streaming link, the material and the final test; from its start on the
 * recording, the answers shown and the certificates. A permanent class has no start, so only the first three count.
 * The one function behind the list's badge, the banners and the form. Source: specification 1 §8, decision 24.
 */
export function classTodos(readiness: ClassReadiness, now: number): ClassTodo[] {
  const started = !readiness.permanent && readiness.startsAt !== null && readiness.startsAt <= now;
  const checks: readonly (readonly [ClassTodo, boolean])[] = started
    ? [
        ['recording', readiness.hasRecording],
        ['answers_shown', readiness.showsAnswers],
        ['certificate', readiness.hasCertificates],
      ]
    : [
        ['stream_url', readiness.hasStreamUrl],
        ['material', readiness.hasMaterial],
        ['final_test', readiness.hasFinalTest],
      ];
  return checks.filter(([, done]) => !done).map(([todo]) => todo);
}
