/** Name of the draft of a class by account and class; `baru` stands for a new one. */
export const classDraftName = (userId: number, code: string | null): string => `kelas:${userId}:${code ?? 'baru'}`;
