/** As many as a combobox shows. */
const FOUND = 50;

/** Query for the newest classes of a list that match by name or code. Source: D301. */
export const classSearch = (q: string) => ({ page: 1, per_page: FOUND, ...(q.trim() !== '' && { q: q.trim() }) });
