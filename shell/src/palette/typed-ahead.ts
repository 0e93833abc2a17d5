/** Where letters go that are typed between Ctrl+K and the moment the palette can take them itself. */
export interface TypedAhead {
  /** From now on typed letters are kept, and nothing behind gets them. */
  readonly start: () => void;
  /** Forgets what was kept. */
  readonly stop: () => void;
  /** Hands over what was kept, and each further change until the palette's own box takes the keys. @returns ends that */
  readonly connect: (onText: (change: (text: string) => string) => void) => () => void;
}

const isOwnBox = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog] [role=combobox]') !== null;

/** One of these belongs to a frame. @param cancel Escape was pressed before the palette came */
export function createTypedAhead(cancel: () => void): TypedAhead {
  let kept = '';
  let on = false;
  let receiver: ((change: (text: string) => string) => void) | null = null;

  const onKey = (event: KeyboardEvent): void => {
    if (isOwnBox(event.target)) {
      stop();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const isLetter = [...event.key].length === 1;
    if (!isLetter && !['Backspace', 'Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      stop();
      cancel();
      return;
    }
    // Enter waits for something to choose from.
    if (event.key === 'Enter') return;
    const change = (text: string) => (isLetter ? text + event.key : text.slice(0, -1));
    if (receiver) receiver(change);
    else kept = change(kept);
  };
  const stop = (): void => {
    on = false;
    kept = '';
    window.removeEventListener('keydown', onKey, true);
  };
  return {
    start: () => {
      if (on) return;
      on = true;
      window.addEventListener('keydown', onKey, true);
    },
    stop,
    connect: (onText) => {
      const before = kept;
      kept = '';
      if (before !== '') onText((text) => text + before);
      receiver = onText;
      return () => {
        receiver = null;
      };
    },
  };
}
