import { attributeError, type Owner } from './attribute-error.ts';
import { messageOfThrown, RemoteError } from './failure.ts';
import type { ScreenStore } from './screen-store.ts';

/** Greatest number of causes that a page reports in a minute; more are a loop. */
const MOST_PER_MINUTE = 5;
const MINUTE = 60_000;

type Screens = Pick<ScreenStore, 'owners' | 'statuses' | 'runtimeFailed' | 'setNotice'>;

/**
 * The remote to which a file of a running build belongs; null while one of its screens is loading, because a load
 * reports its errors itself.
 */
export function ownerOf({ owners, statuses }: Pick<Screens, 'owners' | 'statuses'>, address: string): Owner | null {
  const owner = [...owners].find(([base]) => address.startsWith(base))?.[1];
  return owner && statuses(owner.remote).every(({ state }) => state.status !== 'loading') ? owner : null;
}

/** What an event says of its error; the message and the file are for errors that are no objects or have no stack. */
const errorOf = (event: Event): { readonly thrown: unknown; readonly message: string; readonly file: string } => {
  if ('reason' in event) return { thrown: event.reason, message: '', file: '' };
  const { error, message, filename } = event as ErrorEvent;
  return { thrown: error, message, file: filename };
};

/**
 * Finds out which remote an uncaught error belongs to. Reports each cause once per screen, and shows it above the
 * screen of the remote unless that was left meanwhile.
 * @param screenAt the screen that a path displays; null when none.
 * @returns takes an event 'error' or 'unhandledrejection' and the path at which it happened.
 */
export function createUncaughtReporter(
  screens: Screens,
  screenAt: (path: string) => { readonly remote: string; readonly screen: string } | null,
): (event: Event, path: string) => void {
  const causes = new Set<string>();
  let recent: readonly number[] = [];
  return (event, path) => {
    const { thrown, message, file } = errorOf(event);
    const found = attributeError(thrown, { message, file }, (address) => ownerOf(screens, address));
    if (!found) return;
    const { owner, frame } = found;
    const displayed = screenAt(path);
    const screen = displayed?.remote === owner.remote ? displayed.screen : null;
    const text = messageOfThrown(thrown ?? message);
    const cause = [owner.remote, owner.version, screen, text, frame].join('\n');
    const now = performance.now();
    recent = recent.filter((at) => now - at < MINUTE);
    if (causes.has(cause) || recent.length >= MOST_PER_MINUTE) return;
    causes.add(cause);
    recent = [...recent, now];
    const error = new RemoteError('runtime', text, { url: frame, cause: thrown });
    const failure = screens.runtimeFailed(owner, screen, error);
    if (screen !== null && location.pathname === path) screens.setNotice(owner.remote, screen, failure);
  };
}
