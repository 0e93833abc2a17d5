import type { UseFormReturn } from '@widya/design-system/use-form';
import { useEffect, useRef, useState } from 'react';
import type { ClassValues } from './class-values.ts';
import { type ClassDraft, dropDraft, keepDraft, readDraft } from './draft.ts';

/** A draft is kept after so long without typing. Milliseconds. */
const IDLE = 2_000;

/**
 * Keeps what is typed on this computer, and offers what an earlier visit left. Listens to the form outside of rendering: a
 * key press draws its field and nothing else.
 * @param dirty whether anything is unsaved; without it nothing is kept.
 */
export function useDraft(userId: number, code: string | null, form: UseFormReturn<ClassValues>, dirty: boolean) {
  const [offered, setOffered] = useState<ClassDraft | null>(() => readDraft(userId, code));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  // Typed and not kept yet.
  const waiting = useRef(false);

  // Whoever leaves within that time loses nothing either. Stands first: on the way out the next effect forgets what waits.
  useEffect(() => {
    const keepNow = () => {
      if (waiting.current) keepDraft(userId, code, form.getValues());
      waiting.current = false;
    };
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [userId, code, form]);

  useEffect(() => {
    if (!dirty) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      waiting.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        waiting.current = false;
        setSavedAt(keepDraft(userId, code, form.getValues()));
      }, IDLE);
    };
    later();
    const stop = form.subscribe({ formState: { values: true }, callback: later });
    return () => {
      waiting.current = false;
      clearTimeout(timer);
      stop();
    };
  }, [userId, code, form, dirty]);

  return {
    /** Left by an earlier visit; null once it was taken up or thrown away. */
    offered,
    /** When this visit's draft was kept last. */
    savedAt,
    takeUp: () => setOffered(null),
    drop: () => {
      waiting.current = false;
      dropDraft(userId, code);
      setOffered(null);
      setSavedAt(null);
    },
  };
}
