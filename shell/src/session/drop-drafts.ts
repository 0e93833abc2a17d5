/** Prefix of the storage keys of all drafts. */
const DRAFT = 'widya:konsep:';

/** Removes unsaved drafts when a person signs out. An expired session keeps them. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT)) localStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}
