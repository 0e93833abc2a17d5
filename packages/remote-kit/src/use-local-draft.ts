import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, type LocalDraft, readDraft } from './local-draft.ts';

/** A draft is kept after so long without typing. Milliseconds. */
const IDLE = 2_000;

/** What of the design system's form a draft needs. */
interface TypedForm<Values> {
  readonly getValues: () => Values;
  readonly subscribe: (what: { formState: { values: true }; callback: () => void }) => () => void;
}

interface DraftedForm<Values, Kept> {
  /** Of the draft, one for each account and record: see `local-draft.ts`. Null: no draft is kept. */
  readonly name: string | null;
  readonly form: TypedForm<Values>;
  /** Whether anything is unsaved; without it nothing is kept. */
  readonly dirty: boolean;
  /** What of the form is kept: only what was changed, so that an offer that nobody answered yet stays beside it. */
  readonly keep: (values: Values) => Partial<Kept>;
}

/**
 * Keeps what is typed on this computer, and offers what an earlier visit left. Listens to the form outside of
 * rendering: a key press draws its field and nothing else.
 */
export function useLocalDraft<Values extends object, Kept extends object>({
  name,
  form,
  dirty,
  keep: keptOf,
}: DraftedForm<Values, Kept>) {
  const [offered, setOffered] = useState<LocalDraft<Kept> | null>(() => (name === null ? null : readDraft(name)));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  // Typed and not kept yet.
  const waiting = useRef(false);
  const keep = useRef<() => string | null>(() => null);
  keep.current = () => {
    waiting.current = false;
    if (name === null) return null;
    // An offer that was not answered yet stays in it.
    return keepDraft(name, { ...offered?.values, ...keptOf(form.getValues()) });
  };

  // Whoever leaves within that time loses nothing either. Stands first: on the way out the next effect forgets what waits.
  useEffect(() => {
    const keepNow = () => {
      if (waiting.current) keep.current();
    };
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  useEffect(() => {
    if (!dirty || name === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      waiting.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => setSavedAt(keep.current()), IDLE);
    };
    later();
    const stop = form.subscribe({ formState: { values: true }, callback: later });
    return () => {
      waiting.current = false;
      clearTimeout(timer);
      stop();
    };
  }, [name, form, dirty]);

  // Everything was put back by hand: what this visit kept is no draft any more.
  useEffect(() => {
    if (dirty || savedAt === null || name === null) return;
    if (offered) keepDraft(name, offered.values, new Date(offered.savedAt));
    else dropDraft(name);
    setSavedAt(null);
  }, [name, dirty, savedAt, offered]);

  return {
    /** Left by an earlier visit; null once it was taken up or thrown away. */
    offered,
    /** When this visit's draft was kept last. */
    savedAt,
    takeUp: () => setOffered(null),
    drop: () => {
      waiting.current = false;
      if (name !== null) dropDraft(name);
      setOffered(null);
      setSavedAt(null);
    },
  };
}
