/** Unsaved input stored on this device: only the changed fields. */
export interface LocalDraft<Values> {
  readonly savedAt: string;
  readonly values: Partial<Values>;
}

/** The storage key of a draft; the shell removes all keys with this prefix at sign-out. */
const keyOf = (name: string): string => `widya:konsep:${name}`;

/** @returns null when there is no draft, or it is invalid. */
export function readDraft<Values>(name: string): LocalDraft<Values> | null {
  try {
    const text = localStorage.getItem(keyOf(name));
    return text === null ? null : (JSON.parse(text) as LocalDraft<Values>);
  } catch {
    return null;
  }
}

/** @returns when it was stored; null if storage is unavailable, so that only the draft is lost. */
export function keepDraft<Values>(name: string, values: Partial<Values>, now = new Date()): string | null {
  const savedAt = now.toISOString();
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ savedAt, values } satisfies LocalDraft<Values>));
    return savedAt;
  } catch {
    return null;
  }
}

/** Removes a draft; without storage it does nothing. */
export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Without storage there was no draft.
  }
}
