import { useEffect, useRef, useState } from 'react';

/** Milliseconds from the last key to a report of changes; blur reports immediately. A-105. */
const DEBOUNCE_MS = 100;

/**
 * Calls a function at once, or, while a mouse button or a finger is down, after the click that ends the press. A press
 * also ends by dragging.
 */
function useAfterPress() {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click follows the release in the same task.
      setTimeout(() => {
        const run = waiting.current;
        waiting.current = undefined;
        run?.();
      });
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    return () => {
      waiting.current = undefined;
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);
  return (run: () => void) => {
    waiting.current = undefined;
    if (pressed.current) waiting.current = run;
    else run();
  };
}

interface TypedSearch {
  /** What the field displays. */
  readonly text: string;
  /** Takes typed text; it is reported 100 ms after the last key. */
  readonly change: (text: string) => void;
  /** Reports a text at once, such as on Enter. */
  readonly send: (text: string) => void;
  /** Reports the displayed text when the field is left. */
  readonly leave: () => void;
}

/**
 * Text of a search field and when it is reported. A report waits until a press has ended, because new results would
 * move what is being pressed, and the browser then sends no click.
 */
export function useTypedSearch(value: string, onChange: (value: string) => void): TypedSearch {
  const [text, setText] = useState(value);
  const typed = useRef(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const afterPress = useAfterPress();
  const show = (next: string) => {
    typed.current = next;
    setText(next);
  };
  useEffect(() => {
    // Shows a value that changed from outside (Back, a cleared filter), but never overwrites text that is being typed.
    if (value !== sent.current) {
      sent.current = value;
      typed.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const report = () => {
    clearTimeout(timer.current);
    if (typed.current === sent.current) return;
    sent.current = typed.current;
    onChange(typed.current);
  };
  return {
    text,
    change: (next) => {
      show(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => afterPress(report), DEBOUNCE_MS);
    },
    send: (next) => {
      show(next);
      report();
    },
    leave: () => afterPress(report),
  };
}
