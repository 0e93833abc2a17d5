/** Answers of a test that was not submitted yet. */
export interface Draft {
  /** Answers by the name of their input. */
  readonly answers: Readonly<Record<string, string>>;
  /** Indexes of the questions that are marked as doubtful. */
  readonly doubts: readonly number[];
  /** Index of the displayed question; the number of questions stands for the review. */
  readonly place: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Prefix of all keys, by which a form that leaves the device removes them. */
const PREFIX = 'widya:tes:';
const LONGEST_MS = 30 * 24 * 3_600_000;

/** Uses the browser's storage, which may be full or forbidden. */
function tryStorage<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const parsed = (text: string | null): Draft | null => (text === null ? null : (JSON.parse(text) as Draft));

/** @param key identifies test and person. */
export const readDraft = (key: string): Draft | null =>
  tryStorage(() => parsed(localStorage.getItem(PREFIX + key)), null);

/** @returns whether it was stored. */
export const writeDraft = (key: string, draft: Draft): boolean =>
  tryStorage(() => {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    return true;
  }, false);

export const removeDraft = (key: string): void => tryStorage(() => localStorage.removeItem(PREFIX + key), undefined);

/** Removes drafts that were not changed for a month. @param now milliseconds since 1970. */
export function removeOldDrafts(now: number): void {
  tryStorage(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const at = tryStorage(() => parsed(localStorage.getItem(key))?.at ?? 0, 0);
      if (now - at > LONGEST_MS) localStorage.removeItem(key);
    }
  }, undefined);
}
