/** Name of the draft of an event: one for each account and event; `baru` is the one being made. */
export const eventDraftName = (userId: number, id: number | null): string => `event:${userId}:${id ?? 'baru'}`;
