/** Returns a name that no other test uses. */
export const uniqueName = (name: string): string =>
  `${name} Uji ${Date.now().toString(36)}${Math.floor(Math.random() * 1_000)}`;
