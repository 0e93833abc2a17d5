/**
 * The path somebody wanted before they had to sign in. It travels in the navigation state, in the form the router keeps
 * its own (`{usr}`), so that it survives a reload and never stands in the address. Source: A-017, D4.
 */
interface RouterState {
  readonly usr?: { readonly attempted?: unknown } | null;
}

/** Only a path of this site: another origin (`//host`, `/\host`) is never followed. */
export const isLocalPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** Reads it out of `history.state`; null when there is none (or something else in its place). */
export function attemptedIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const attempted = (state as RouterState).usr?.attempted;
  return isLocalPath(attempted) ? attempted : null;
}

/** What to put into `history.state`. */
export const stateWithAttempted = (attempted: string): RouterState & { key: string; idx: number } => ({
  usr: { attempted },
  key: 'default',
  idx: 0,
});

/** The path alone, without query and anchor. */
export const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? '/';
