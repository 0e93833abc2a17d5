/** To-dos of a class, in display order. Source. */
export const CLASS_TODOS = [
  'stream_url',
  'material',
  'final_test',
  'recording',
  'answers_shown',
  'certificate',
] as const;

export type ClassTodo = (typeof CLASS_TODOS)[number];

/** Facts from which the to-dos follow. Instants are milliseconds since 1970. */
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

/** Whether a class has started; a permanent one never does. Instants are milliseconds since 1970. Source: D24. */
export const hasStarted = (
  { permanent, startsAt }: Pick<ClassReadiness, 'permanent' | 'startsAt'>,
  now: number,
): boolean => !permanent && startsAt !== null && startsAt <= now;

/** The to-dos that apply: the first three before the start, the others from then on. */
export const todosInForce = (started: boolean): readonly ClassTodo[] =>
  started ? CLASS_TODOS.slice(3) : CLASS_TODOS.slice(0, 3);

/**
 * The open to-dos of a class. Before its start: streaming link, material and final test; from then on: recording, shown
 * answers and certificates. A permanent class has no start, so only the first three apply. List, banners and form all
 * use this function. Source: D24.
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
