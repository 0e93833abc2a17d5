import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { dropStored, keepStored, type LocalDraft, readStored } from './internal/draft-storage.ts';
import { RemoteNameContext } from './remote-name.ts';

/** Milliseconds without typing after which a draft is stored. */
const IDLE = 2_000;

/** The methods of the design system's form that a draft needs. */
interface ObservedForm<Values> {
  readonly getValues: () => Values;
  readonly subscribe: (what: { formState: { values: true }; callback: () => void }) => () => void;
}

interface LocalDraftInput<Values, Kept> {
  /**
   * Name of the draft among those of the remote on this device; it contains the ids of account and record, so that no
   * draft is offered elsewhere. Null disables drafts.
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
  const remote = useContext(RemoteNameContext);
  const place = useMemo(() => (name === null ? null : { remote, name }), [remote, name]);
  const [offered, setOffered] = useState<LocalDraft<Kept> | null>(() => (place === null ? null : readStored(place)));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  // Whether there is input that is not stored yet.
  const waiting = useRef(false);
  const keep = useRef<() => string | null>(() => null);
  keep.current = () => {
    waiting.current = false;
    if (place === null) return null;
    // Merges into an earlier draft that was not restored yet.
    return keepStored(place, { ...offered?.values, ...changedValues(form.getValues()) });
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
    if (!dirty || place === null) return;
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
  }, [place, form, dirty]);

  // When all changes were reverted by hand, removes the draft of this visit.
  useEffect(() => {
    if (dirty || savedAt === null || place === null) return;
    if (offered) keepStored(place, offered.values, new Date(offered.savedAt));
    else dropStored(place);
    setSavedAt(null);
  }, [place, dirty, savedAt, offered]);

  return {
    /** The draft of an earlier visit; null once it was restored or discarded. */
    offered,
    /** When this visit's draft was last stored. */
    savedAt,
    takeUp: () => setOffered(null),
    drop: () => {
      waiting.current = false;
      if (place !== null) dropStored(place);
      setOffered(null);
      setSavedAt(null);
    },
  };
}
