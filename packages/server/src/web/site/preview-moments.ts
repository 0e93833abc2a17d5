/** An instant of a preview's input as a date. */
export const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Whether an instant of a preview's input has come at the moment that is looked at. */
export const hasCome = (at: string | null, now: string): boolean => at !== null && Date.parse(at) <= Date.parse(now);

/** Whether there is such an instant, and it is still to come. */
export const isToCome = (at: string | null, now: string): boolean => at !== null && !hasCome(at, now);
