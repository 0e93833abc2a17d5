/** Names of drafts: one for each account and record; `baru` is the record being made. */
export const classDraftName = (userId: number, code: string | null): string => `kelas:${userId}:${code ?? 'baru'}`;
export const eventDraftName = (userId: number, id: number | null): string => `event:${userId}:${id ?? 'baru'}`;
