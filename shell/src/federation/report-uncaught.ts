import { attributeError, type Owner } from './attribute-error.ts';
import { messageOfThrown, RemoteError } from './failure.ts';
import type { UncaughtReporter } from './runtime-errors.ts';
import type { Failure } from './screen-state.ts';

/** Greatest number of causes that a page reports in a minute; more are a loop. */
const MOST_PER_MINUTE = 5;
const MINUTE = 60_000;

interface ReporterParts {
  /** The running remote to which a file belongs. */
  readonly ownerOf: (address: string) => Owner | null;
  /** Reports a failure of a screen; `screen` is null when the remote is not displayed. */
  readonly report: (owner: Owner, screen: string | null, error: RemoteError) => Failure;
}

/** Finds out which remote an uncaught error belongs to, and reports each cause once per screen. */
export function createUncaughtReporter({ ownerOf, report }: ReporterParts): UncaughtReporter {
  const causes = new Set<string>();
  let recent: readonly number[] = [];
  return ({ thrown, message, file, displayed }) => {
    const found = attributeError(thrown, { message, file }, ownerOf);
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
    const failure = report(owner, screen, new RemoteError('runtime', text, { url: frame, cause: thrown }));
    return screen === null ? null : failure;
  };
}
