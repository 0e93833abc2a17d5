/** A text as the API takes it: null for nothing. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
