/** The note of a voucher. C-132. */
export const NOTE_TEXTS = {
  title: 'Ubah Catatan',
  of: (name: string, code: string) => `Voucher ${name}, kode ${code}`,
} as const;
