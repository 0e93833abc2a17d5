import type { UNSAFE_createBrowserHistory as createBrowserHistory, Location, Navigator } from 'react-router-dom';

/** A history of the router library, made with `v5Compat`, so that it reports every navigation. */
export type History = ReturnType<typeof createBrowserHistory>;

type Update = Parameters<Parameters<History['listen']>[0]>[0];

/** Whether a navigation must be confirmed. */
export type ShouldBlock = (current: Location, next: Location) => boolean;

/** A navigation that waits for confirmation. */
export interface BlockedNavigation {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** A history whose navigations can be blocked. */
export interface GuardedHistory extends Pick<Update, 'action' | 'location'> {
  /** For the router library. */
  readonly navigator: Navigator;
  /** Calls back after every navigation that was not blocked. */
  readonly listen: (onChange: () => void) => () => void;
  /** Sets the only guard; null removes it. */
  readonly guard: (shouldBlock: ShouldBlock | null) => void;
  /** The latest blocked navigation. */
  readonly blocked: () => BlockedNavigation | null;
  readonly onBlocked: (onChange: () => void) => () => void;
}

/** Adds blocking to a history, which the library offers only with its data router. */
export function createGuardedHistory(history: History): GuardedHistory {
  let shouldBlock: ShouldBlock | null = null;
  let blocked: BlockedNavigation | null = null;
  let current: Pick<Update, 'action' | 'location'> = { action: history.action, location: history.location };
  /** True while a confirmed navigation runs, which is not blocked again. */
  let passing = false;
  /** Called when the browser has undone a blocked step. */
  let onUndone: (() => void) | null = null;
  const watchers = new Set<() => void>();

  const setBlocked = (next: BlockedNavigation | null): void => {
    blocked = next;
    for (const watcher of watchers) watcher();
  };
  const isBlocked = (next: Location): boolean => !passing && shouldBlock?.(current.location, next) === true;
  const block = (leave: () => void): void => {
    const stay = () => setBlocked(null);
    setBlocked({
      stay,
      leave: () => {
        stay();
        passing = true;
        leave();
      },
    });
  };
  const unlessBlocked =
    (navigate: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      const run = () => {
        navigate(to, state, options);
        passing = false;
      };
      const next = { ...current.location, ...history.encodeLocation(to) };
      if (isBlocked(next)) block(run);
      else run();
    };

  /** @returns whether the navigation takes effect. */
  const accept = ({ action, location, delta }: Update): boolean => {
    if (onUndone) {
      onUndone();
      onUndone = null;
      return false;
    }
    if (action === 'POP' && delta && isBlocked(location)) {
      // The browser has moved already: it moves back, and forward again once it may.
      const undone = new Promise<void>((resolve) => {
        onUndone = resolve;
      });
      block(() => void undone.then(() => history.go(delta)));
      history.go(-delta);
      return false;
    }
    if (action === 'POP') passing = false;
    current = { action, location };
    return true;
  };

  return {
    get action() {
      return current.action;
    },
    get location() {
      return current.location;
    },
    navigator: {
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: unlessBlocked(history.push),
      replace: unlessBlocked(history.replace),
    },
    listen: (onChange) =>
      history.listen((update) => {
        if (accept(update)) onChange();
      }),
    guard: (next) => {
      shouldBlock = next;
    },
    blocked: () => blocked,
    onBlocked: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
