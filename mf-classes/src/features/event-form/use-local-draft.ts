import { useEffect, useState } from 'react';

/** A draft is kept after so long without typing. Milliseconds. */
const IDLE = 2_000;

interface LocalDraft<Values> {
  readonly savedAt: string;
  readonly values: Values;
}

function readDraft<Values>(key: string): LocalDraft<Values> | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as LocalDraft<Values>);
  } catch {
    return null;
  }
}

/** @returns when it was kept; null where nothing can be stored, which costs the draft and nothing else. */
function keepDraft<Values>(key: string, values: Values): string | null {
  const savedAt = new Date().toISOString();
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt, values } satisfies LocalDraft<Values>));
    return savedAt;
  } catch {
    return null;
  }
}

function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off: there was no draft.
  }
}

/**
 * Keeps what is typed on this computer, and offers what an earlier visit left. Source: product bar 1.3.
 * @param name of the record, with the account: `event:7:12`. The shell clears `widya:konsep` at sign-out.
 * @param values null while nothing is unsaved: then nothing is kept.
 */
export function useLocalDraft<Values>(name: string, values: Values | null) {
  const key = `widya:konsep:${name}`;
  const [offered, setOffered] = useState(() => readDraft<Values>(key));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  useEffect(() => {
    if (values === null) return;
    const timer = setTimeout(() => setSavedAt(keepDraft(key, values)), IDLE);
    return () => clearTimeout(timer);
  }, [key, values]);
  return {
    /** Left by an earlier visit; null once it was taken up or thrown away. */
    offered,
    /** When this visit's draft was kept last. */
    savedAt,
    takeUp: () => setOffered(null),
    drop: () => {
      dropDraft(key);
      setOffered(null);
      setSavedAt(null);
    },
  };
}
