/** Every screen that keeps a draft on this computer names it so. */
const DRAFT = 'widya:konsep:';

/** Takes away what was typed and not saved, when a person signs out. An expired session keeps it: nothing typed is lost. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT)) localStorage.removeItem(key);
  } catch {
    // Storage is switched off: there are no drafts.
  }
}
