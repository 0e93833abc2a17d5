/** What a class can still miss, in the order in which it is shown. Source. */
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

/** Whether a class has begun; a permanent one never does. Instants are milliseconds since 1970. Source: D24. */
export const hasStarted = (
  { permanent, startsAt }: Pick<ClassReadiness, 'permanent' | 'startsAt'>,
  now: number,
): boolean => !permanent && startsAt !== null && startsAt <= now;

/** Which to-dos count at all: the first three before the start, the others from it on. */
export const todosInForce = (started: boolean): readonly ClassTodo[] =>
  started ? CLASS_TODOS.slice(3) : CLASS_TODOS.slice(0, 3);

/**
 * What a class still misses: before its start the streaming link, the material and the final test; from its start on
 * the recording, the answers shown and the certificates. A permanent class has no start, so only the first three count.
 * The one function behind the list's badge, the banners and the form. Source: D24.
 */
export function classTodos(readiness: ClassReadiness, now: number): ClassTodo[] {
  const done: Readonly<Record<ClassTodo, boolean>> = {
    stream_url: readiness.hasStreamUrl,
    material: readiness.hasMaterial,
    final_test: readiness.hasFinalTest,
    recording: readiness.hasRecording,
    answers_shown: readiness.showsAnswers,
    certificate: readiness.hasCertificates,
  };
  return todosInForce(hasStarted(readiness, now)).filter((todo) => !done[todo]);
}
