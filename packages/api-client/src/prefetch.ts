/** Data that the page's boot script provides. */
interface BootPrefetch {
  readonly __WIDYA__?: { readonly queries?: Map<string, Promise<Response>> };
}

/** Milliseconds after which an answer prefetched on hover is too old to be shown. */
const HOVER_LIFETIME = 30_000;

const queries = (): Map<string, Promise<Response>> | undefined =>
  typeof window === 'undefined' ? undefined : (window as BootPrefetch).__WIDYA__?.queries;

/**
 * Takes an answer that was requested early; the next reader of the address sends a request.
 * @param url canonical path and query.
 */
export function takePrefetched(url: string): Promise<Response> | undefined {
  const answer = queries()?.get(url);
  queries()?.delete(url);
  return answer;
}

/**
 * Stores an early answer (for a hovered menu item) for the expected reader, for 30 s. Does nothing when one is already
 * stored.
 * @param send sends the request; called only when needed.
 */
export function cachePrefetched(url: string, send: () => Promise<Response>): void {
  const stored = queries();
  if (!stored || stored.has(url)) return;
  const answer = send();
  // Nobody may ever read the answer, and its rejection must not count as unhandled.
  answer.catch(() => undefined);
  stored.set(url, answer);
  setTimeout(() => stored.get(url) === answer && stored.delete(url), HOVER_LIFETIME);
}
