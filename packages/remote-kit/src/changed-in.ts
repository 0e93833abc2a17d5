/** Whether two values of a form are equal. Compared as JSON, so lists by content. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `next` that differ from `old`. */
export const changedIn = <Part extends object>(old: Part, next: Part): Partial<Part> =>
  Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !isSameValue(value, old[field as keyof Part])),
  ) as Partial<Part>;
