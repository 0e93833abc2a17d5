import type { ClassValues } from './class-values.ts';

/** What was typed and not saved, kept on this computer. Source: product bar 1.3. */
export interface ClassDraft {
  readonly savedAt: string;
  readonly values: ClassValues;
}

/** One draft for each account and class; `code` null is the class being made. The shell clears `widya:konsep` at sign-out. */
const keyOf = (userId: number, code: string | null): string => `widya:konsep:kelas:${userId}:${code ?? 'baru'}`;

/** @returns null when there is none, or when what is there cannot be read. */
export function readDraft(userId: number, code: string | null): ClassDraft | null {
  try {
    const text = localStorage.getItem(keyOf(userId, code));
    return text === null ? null : (JSON.parse(text) as ClassDraft);
  } catch {
    return null;
  }
}

/** @returns when it was kept; null where nothing can be stored, which costs the draft and nothing else. */
export function keepDraft(userId: number, code: string | null, values: ClassValues, now = new Date()): string | null {
  const savedAt = now.toISOString();
  try {
    localStorage.setItem(keyOf(userId, code), JSON.stringify({ savedAt, values } satisfies ClassDraft));
    return savedAt;
  } catch {
    return null;
  }
}

export function dropDraft(userId: number, code: string | null): void {
  try {
    localStorage.removeItem(keyOf(userId, code));
  } catch {
    // Storage is switched off: there was no draft.
  }
}
