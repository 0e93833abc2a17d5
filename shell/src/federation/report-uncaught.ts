import { attributeError, type Owner } from './attribute-error.ts';
import { messageOfThrown, RemoteError } from './failure.ts';
import type { UncaughtReporter } from './runtime-errors.ts';
import type { ScreenStore } from './screen-store.ts';

/** Greatest number of causes that a page reports in a minute; more are a loop. */
const MOST_PER_MINUTE = 5;
const MINUTE = 60_000;

type Screens = Pick<ScreenStore, 'owners' | 'statuses' | 'runtimeFailed'>;

/**
 * The remote to which a file of a running build belongs; null while one of its screens is loading, because a load
 * reports its errors itself.
 */
export function ownerOf({ owners, statuses }: Omit<Screens, 'runtimeFailed'>, address: string): Owner | null {
  const owner = [...owners].find(([base]) => address.startsWith(base))?.[1];
  return owner && statuses(owner.remote).every(({ state }) => state.status !== 'loading') ? owner : null;
}

/** Finds out which remote an uncaught error belongs to, and reports each cause once per screen. */
export function createUncaughtReporter(screens: Screens): UncaughtReporter {
  const causes = new Set<string>();
  let recent: readonly number[] = [];
  return ({ thrown, message, file, displayed }) => {
    const found = attributeError(thrown, { message, file }, (address) => ownerOf(screens, address));
    if (!found) return null;
    const { owner, frame } = found;
    const screen = displayed?.remote === owner.remote ? displayed.screen : null;
    const text = messageOfThrown(thrown ?? message);
    const cause = [owner.remote, owner.version, screen, text, frame].join('\n');
    const now = performance.now();
    recent = recent.filter((at) => now - at < MINUTE);
    if (causes.has(cause) || recent.length >= MOST_PER_MINUTE) return null;
    causes.add(cause);
    recent = [...recent, now];
    const failure = screens.runtimeFailed(
      owner,
      screen,
      new RemoteError('runtime', text, { url: frame, cause: thrown }),
    );
    return screen === null ? null : failure;
  };
}
