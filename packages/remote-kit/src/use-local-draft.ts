import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, type LocalDraft, readDraft } from './local-draft.ts';

/** Milliseconds without typing after which a draft is stored. */
const IDLE = 2_000;

/** The methods of the design system's form that a draft needs. */
interface ObservedForm<Values> {
  readonly getValues: () => Values;
  readonly subscribe: (what: { formState: { values: true }; callback: () => void }) => () => void;
}

interface LocalDraftInput<Values, Kept> {
  /**
   * Name of the draft on this device; it contains the ids of account and record, so that no draft is offered elsewhere.
   * Null disables drafts.
   */
  readonly name: string | null;
  readonly form: ObservedForm<Values>;
  /** Whether anything is unsaved; otherwise nothing is stored. */
  readonly dirty: boolean;
  /** The part of the form to store: only changed fields, which are merged into a draft that was not restored yet. */
  readonly keep: (values: Values) => Partial<Kept>;
}

/**
 * Stores input on this device, and offers the draft of an earlier visit. Subscribes to the form outside of rendering,
 * so that a key press renders only its field.
 */
export function useLocalDraft<Values extends object, Kept extends object>({
  name,
  form,
  dirty,
  keep: changedValues,
}: LocalDraftInput<Values, Kept>) {
  const [offered, setOffered] = useState<LocalDraft<Kept> | null>(() => (name === null ? null : readDraft(name)));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  // Whether there is input that is not stored yet.
  const waiting = useRef(false);
  const keep = useRef<() => string | null>(() => null);
  keep.current = () => {
    waiting.current = false;
    if (name === null) return null;
    // Merges into an earlier draft that was not restored yet.
    return keepDraft(name, { ...offered?.values, ...changedValues(form.getValues()) });
  };

  // Stores pending input on leaving. Must precede the next effect, which discards it on cleanup.
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

  // When all changes were reverted by hand, removes the draft of this visit.
  useEffect(() => {
    if (dirty || savedAt === null || name === null) return;
    if (offered) keepDraft(name, offered.values, new Date(offered.savedAt));
    else dropDraft(name);
    setSavedAt(null);
  }, [name, dirty, savedAt, offered]);

  return {
    /** The draft of an earlier visit; null once it was restored or discarded. */
    offered,
    /** When this visit's draft was last stored. */
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
