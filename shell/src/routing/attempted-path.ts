/**
 * The path that somebody requested before signing in. It is stored in the navigation state in the router's format
 * (`{usr}`), so that it survives a reload without being in the address. Source: A-017, D4.
 */
interface RouterState {
  readonly usr?: { readonly attempted?: unknown } | null;
}

/** Accepts only paths of this site, so that another origin (`//host`, `/\host`) is never opened. */
export const isLocalPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** Reads the path from `history.state`; null when it is missing or invalid. */
export function attemptedIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const attempted = (state as RouterState).usr?.attempted;
  return isLocalPath(attempted) ? attempted : null;
}

/** The value for `history.state`. */
export const stateWithAttempted = (attempted: string): RouterState & { key: string; idx: number } => ({
  usr: { attempted },
  key: 'default',
  idx: 0,
});

/** The path without query and fragment. */
export const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? '/';
