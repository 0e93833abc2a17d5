/** A text that no other test uses. */
export const unique = (name: string): string => `${name} ${Date.now().toString(36).toUpperCase()}`;
