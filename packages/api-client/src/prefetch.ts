/** What the page's boot script leaves for the application. */
interface BootPrefetch {
  readonly __WIDYA__?: { readonly queries?: Map<string, Promise<Response>> };
}

/** A screen that was only hovered may be opened much later; its answer would be old by then. */
const HOVER_LIFETIME = 30_000;

const queries = (): Map<string, Promise<Response>> | undefined =>
  typeof window === 'undefined' ? undefined : (window as BootPrefetch).__WIDYA__?.queries;

/**
 * Takes an answer that was asked for early, once: the next reader of the same address asks anew.
 * @param url canonical path and query.
 */
export function takePrefetched(url: string): Promise<Response> | undefined {
  const answer = queries()?.get(url);
  queries()?.delete(url);
  return answer;
}

/**
 * Keeps an answer asked for early (a hovered menu item, say) for the reader that is expected; forgotten after 30 s.
 * Does nothing when the same address is already kept.
 * @param ask sends the request; called only when needed.
 */
export function keepPrefetched(url: string, ask: () => Promise<Response>): void {
  const kept = queries();
  if (!kept || kept.has(url)) return;
  const answer = ask();
  // Nobody may ever look at it, and then its failure is nobody's business.
  answer.catch(() => undefined);
  kept.set(url, answer);
  setTimeout(() => kept.get(url) === answer && kept.delete(url), HOVER_LIFETIME);
}
