interface Marked<Field extends string> {
  readonly notes: Partial<Readonly<Record<Field, string>>>;
  readonly flagged: readonly Field[];
}

/** Removes the marks of corrected fields; the form's message stays until the next attempt. */
export function withoutMarks<Field extends string, Problem extends Marked<Field>>(
  problem: Problem & Marked<Field>,
  changed: readonly string[],
): Problem {
  const notes = Object.fromEntries(Object.entries(problem.notes).filter(([name]) => !changed.includes(name)));
  return { ...problem, flagged: problem.flagged.filter((field) => !changed.includes(field)), notes };
}
