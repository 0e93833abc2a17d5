/** Unsaved input stored on this device: only the changed fields. */
export interface LocalDraft<Values> {
  readonly savedAt: string;
  readonly values: Partial<Values>;
}

/**
 * Where a draft is stored: its name, and the remote it belongs to, so that no other remote reads it. Null for screens
 * of the shell.
 */
export interface DraftPlace {
  readonly remote: string | null;
  readonly name: string;
}

/** The shell removes all keys with this prefix at sign-out. */
const PREFIX = 'widya:konsep:';

const keyOf = ({ remote, name }: DraftPlace): string => PREFIX + (remote === null ? name : `${remote}:${name}`);

/** Key of drafts that were stored before keys contained the remote. */
const oldKeyOf = ({ name }: DraftPlace): string => PREFIX + name;

/** @returns null when there is no draft, or it is invalid. */
export function readStored<Values>(place: DraftPlace): LocalDraft<Values> | null {
  try {
    const text = localStorage.getItem(keyOf(place)) ?? localStorage.getItem(oldKeyOf(place));
    return text === null ? null : (JSON.parse(text) as LocalDraft<Values>);
  } catch {
    return null;
  }
}

/** Removes a draft; without storage it does nothing. */
export function dropStored(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
    localStorage.removeItem(oldKeyOf(place));
  } catch {
    // Without storage there was no draft.
  }
}

/** @returns when it was stored; null if storage is unavailable, so that only the draft is lost. */
export function keepStored<Values>(place: DraftPlace, values: Partial<Values>, now = new Date()): string | null {
  const savedAt = now.toISOString();
  try {
    localStorage.setItem(keyOf(place), JSON.stringify({ savedAt, values } satisfies LocalDraft<Values>));
    if (place.remote !== null) localStorage.removeItem(oldKeyOf(place));
    return savedAt;
  } catch {
    return null;
  }
}
