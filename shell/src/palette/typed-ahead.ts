/** Collects letters typed between Ctrl+K and the moment the palette's input can take them. */
export interface TypedAhead {
  /** Starts to collect typed letters and keep them from the page behind. */
  readonly start: () => void;
  /** Stops collecting, and discards what was collected. */
  readonly stop: () => void;
  /**
   * Passes on what was collected, and each further change until the palette's input has the focus. @returns a function
   * that ends this
   */
  readonly connect: (onText: (change: (text: string) => string) => void) => () => void;
}

const isOwnBox = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog] [role=combobox]') !== null;

/** One instance per frame. @param cancel called when Escape is pressed before the palette has loaded */
export function createTypedAhead(cancel: () => void): TypedAhead {
  let buffered = '';
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
    // Enter has no effect until there are results.
    if (event.key === 'Enter') return;
    const change = (text: string) => (isLetter ? text + event.key : text.slice(0, -1));
    if (receiver) receiver(change);
    else buffered = change(buffered);
  };
  const stop = (): void => {
    on = false;
    buffered = '';
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
      const before = buffered;
      buffered = '';
      if (before !== '') onText((text) => text + before);
      receiver = onText;
      return () => {
        receiver = null;
      };
    },
  };
}
