import { attributeError, type Owner } from './attribute-error.ts';
import { messageOfThrown, RemoteError } from './failure.ts';
import type { Failure } from './screen-state.ts';

/** Greatest number of causes that a page reports in a minute; more are a loop. */
const MOST_PER_MINUTE = 5;
const MINUTE = 60_000;

export interface RuntimeErrorsParts {
  /** The running remote to which a file belongs. */
  readonly ownerOf: (address: string) => Owner | null;
  /** Reports a failure of a screen; `screen` is null when the remote is not displayed. */
  readonly report: (owner: Owner, screen: string | null, error: RemoteError) => Failure;
}

interface Displayed {
  readonly remote: string;
  readonly screen: string;
}

/** Errors that remotes throw after their screen is displayed, in effects, listeners, timers and promises. */
export interface RuntimeErrors {
  readonly subscribe: (listener: () => void) => () => void;
  /** The last error of the displayed screen; null when there is none or it was closed. */
  readonly notice: () => Failure | null;
  readonly close: () => void;
  /** Names the displayed screen until the result is called. */
  readonly display: (remote: string, screen: string) => () => void;
  /** Takes an uncaught error. Reports each cause once per screen. */
  readonly take: (thrown: unknown, event?: { readonly message?: string; readonly file?: string }) => void;
}

export function createRuntimeErrors({ ownerOf, report }: RuntimeErrorsParts): RuntimeErrors {
  const listeners = new Set<() => void>();
  const causes = new Set<string>();
  let recent: readonly number[] = [];
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
    take: (thrown, { message = '', file = '' } = {}) => {
      const found = attributeError(thrown, { message, file }, ownerOf);
      if (!found) return;
      const { owner, frame } = found;
      const screen = displayed?.remote === owner.remote ? displayed.screen : null;
      const text = messageOfThrown(thrown ?? message);
      const cause = [owner.remote, owner.version, screen, text, frame].join('\n');
      const now = performance.now();
      recent = recent.filter((at) => now - at < MINUTE);
      if (causes.has(cause) || recent.length >= MOST_PER_MINUTE) return;
      causes.add(cause);
      recent = [...recent, now];
      const failure = report(owner, screen, new RemoteError('runtime', text, { url: frame, cause: thrown }));
      if (screen !== null) show(failure);
    },
  };
}

/** Passes the uncaught errors of the page on, unless another listener has handled them. */
export function watchUncaught(take: RuntimeErrors['take']): void {
  window.addEventListener('error', (event) => {
    if (!event.defaultPrevented) take(event.error, { message: event.message, file: event.filename });
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (!event.defaultPrevented) take(event.reason);
  });
}
