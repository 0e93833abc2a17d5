/** What was typed and not saved, kept on this computer: only the fields that were changed. */
export interface LocalDraft<Values> {
  readonly savedAt: string;
  readonly values: Partial<Values>;
}

/** The shell clears `widya:konsep:` at sign-out. */
const keyOf = (name: string): string => `widya:konsep:${name}`;

/** @returns null when there is none, or when what is there cannot be read. */
export function readDraft<Values>(name: string): LocalDraft<Values> | null {
  try {
    const text = localStorage.getItem(keyOf(name));
    return text === null ? null : (JSON.parse(text) as LocalDraft<Values>);
  } catch {
    return null;
  }
}

/** @returns when it was kept; null where nothing can be stored, which costs the draft and nothing else. */
export function keepDraft<Values>(name: string, values: Partial<Values>, now = new Date()): string | null {
  const savedAt = now.toISOString();
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ savedAt, values } satisfies LocalDraft<Values>));
    return savedAt;
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Storage is switched off: there was no draft.
  }
}
