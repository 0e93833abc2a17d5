/** A text in the API's format: null when empty. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
