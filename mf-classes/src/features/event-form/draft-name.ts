/** Name of the draft of an event by account and event; `baru` stands for a new one. */
export const eventDraftName = (userId: number, id: number | null): string => `event:${userId}:${id ?? 'baru'}`;
