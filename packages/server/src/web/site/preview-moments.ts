/** Converts an instant in a preview's input to a date. */
export const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Whether an instant has passed at the previewed moment. */
export const isPast = (at: string | null, now: string): boolean => at !== null && Date.parse(at) <= Date.parse(now);

/** Whether an instant is set and still in the future. */
export const isUpcoming = (at: string | null, now: string): boolean => at !== null && !isPast(at, now);
