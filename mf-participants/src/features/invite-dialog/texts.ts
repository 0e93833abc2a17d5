/** Buttons of inviting many. */
export const INVITE_DIALOG_TEXTS = { again: 'Undang lagi', close: 'Tutup', cancel: 'Batal' } as const;
