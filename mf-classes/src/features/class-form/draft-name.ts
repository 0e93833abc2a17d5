/** Name of the draft of a class: one for each account and class; `baru` is the one being made. */
export const classDraftName = (userId: number, code: string | null): string => `kelas:${userId}:${code ?? 'baru'}`;
