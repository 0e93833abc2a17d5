/** Answers of a test that is not handed in yet. */
export interface Draft {
  /** Name of the input to its answer. */
  readonly answers: Readonly<Record<string, string>>;
  /** Positions of the questions that the person wants to look at again. */
  readonly doubts: readonly number[];
  /** Position of the question that is shown; that of the review is their number. */
  readonly place: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Every key begins so; a form that leaves the device removes them all. */
const PREFIX = 'widya:tes:';
const LONGEST_MS = 30 * 24 * 3_600_000;

/** Runs what needs the browser's storage, which may be full or forbidden. */
function trying<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const parsed = (text: string | null): Draft | null => (text === null ? null : (JSON.parse(text) as Draft));

/** @param key names test and person. */
export const readDraft = (key: string): Draft | null => trying(() => parsed(localStorage.getItem(PREFIX + key)), null);

/** @returns whether the device keeps it. */
export const writeDraft = (key: string, draft: Draft): boolean =>
  trying(() => {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    return true;
  }, false);

export const removeDraft = (key: string): void => trying(() => localStorage.removeItem(PREFIX + key), undefined);

/** Removes drafts that nobody has gone on with for a month. @param now milliseconds since 1970. */
export function removeOldDrafts(now: number): void {
  trying(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const at = trying(() => parsed(localStorage.getItem(key))?.at ?? 0, 0);
      if (now - at > LONGEST_MS) localStorage.removeItem(key);
    }
  }, undefined);
}
