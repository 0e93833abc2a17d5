import type { Failure } from './screen-state.ts';

interface Displayed {
  readonly remote: string;
  readonly screen: string;
}

/** An error that nothing caught, and the screen that was displayed then. */
export interface Uncaught {
  readonly thrown: unknown;
  /** Text of the event, for errors that are no objects. */
  readonly message: string;
  /** Address of the script, for errors without a stack; empty when unknown. */
  readonly file: string;
  readonly displayed: Displayed | null;
}

/** Reports an uncaught error. Returns the failure to show above the displayed screen; null for none. */
export type UncaughtReporter = (uncaught: Uncaught) => Failure | null;

/** Errors that remotes throw after their screen is displayed, in effects, listeners, timers and promises. */
export interface RuntimeErrors {
  readonly subscribe: (listener: () => void) => () => void;
  /** The last error of the displayed screen; null when there is none or it was closed. */
  readonly notice: () => Failure | null;
  readonly close: () => void;
  /** Names the displayed screen until the result is called. */
  readonly display: (remote: string, screen: string) => () => void;
  /** Takes an uncaught error. Reports each cause once per screen. */
  readonly take: (thrown: unknown, event?: { readonly message?: string; readonly file?: string }) => Promise<void>;
}

/** @param loadReporter called at the first error, because most pages have none. */
export function createRuntimeErrors(loadReporter: () => Promise<UncaughtReporter>): RuntimeErrors {
  const listeners = new Set<() => void>();
  let reporter: Promise<UncaughtReporter> | null = null;
  let displayed: Displayed | null = null;
  let notice: Failure | null = null;

  function show(next: Failure | null): void {
    if (next === notice) return;
    notice = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notice: () => notice,
    close: () => show(null),
    display: (remote, screen) => {
      const mine: Displayed = { remote, screen };
      displayed = mine;
      return () => {
        if (displayed !== mine) return;
        displayed = null;
        show(null);
      };
    },
    take: async (thrown, { message = '', file = '' } = {}) => {
      const displayedThen = displayed;
      reporter ??= loadReporter();
      try {
        const failure = (await reporter)({ thrown, message, file, displayed: displayedThen });
        if (failure !== null && displayed === displayedThen) show(failure);
      } catch {
        // The browser has shown the error in its console; the next one loads the code again.
        reporter = null;
      }
    },
  };
}

/** Passes the uncaught errors of the page on, unless another listener has handled them. */
export function watchUncaught(take: RuntimeErrors['take']): void {
  window.addEventListener('error', (event) => {
    if (!event.defaultPrevented) void take(event.error, { message: event.message, file: event.filename });
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (!event.defaultPrevented) void take(event.reason);
  });
}
