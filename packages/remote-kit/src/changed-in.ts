/** Whether two values of a form are the same, lists by their content. Values are compared as JSON. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of `next` is another than in `old`. */
export const changedIn = <Part extends object>(old: Part, next: Part): Partial<Part> =>
  Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !isSameValue(value, old[field as keyof Part])),
  ) as Partial<Part>;
