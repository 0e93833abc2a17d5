import { useEffect, useState } from 'react';
import type { ClassValues } from './class-values.ts';
import { type ClassDraft, dropDraft, keepDraft, readDraft } from './draft.ts';

/** A draft is kept after so long without typing. Milliseconds. */
const IDLE = 2_000;

/**
 * Keeps what is typed on this computer, and offers what an earlier visit left.
 * @param values null while nothing is unsaved: then nothing is kept.
 */
export function useDraft(userId: number, code: string | null, values: ClassValues | null) {
  const [offered, setOffered] = useState<ClassDraft | null>(() => readDraft(userId, code));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  useEffect(() => {
    if (values === null) return;
    const timer = setTimeout(() => setSavedAt(keepDraft(userId, code, values)), IDLE);
    return () => clearTimeout(timer);
  }, [userId, code, values]);
  return {
    /** Left by an earlier visit; null once it was taken up or thrown away. */
    offered,
    /** When this visit's draft was kept last. */
    savedAt,
    takeUp: () => setOffered(null),
    drop: () => {
      dropDraft(userId, code);
      setOffered(null);
      setSavedAt(null);
    },
  };
}
