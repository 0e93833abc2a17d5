import { firstQueryUrl } from '@widya/contract/routing/first-query';
import { matchRoute } from '@widya/contract/routing/match-route';
import { startQuery } from '../boot/early-query.ts';
import { registry, screens } from './federation.ts';

/** Milliseconds that a pointer or the focus must rest on a link before its screen is prefetched. */
export const PREFETCH_AFTER = 120;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether prefetching is appropriate: not with Save-Data, not on a slow connection. Browsers without the API count as
 * fast.
 */
export function mayPrefetch(
  navigatorLike: { readonly connection?: Connection } = navigator as { connection?: Connection },
): boolean {
  const { connection } = navigatorLike;
  if (!connection) return true;
  return connection.saveData !== true && !/(^|-)(2g|3g)$/.test(connection.effectiveType ?? '');
}

/** Prefetches code and first data of the screen at an address. The caller has checked that the account may see it. */
export function prefetchPath(address: string): void {
  const [pathname = '', search = ''] = address.split('?', 2);
  const match = matchRoute(registry.current()?.remotes ?? [], pathname);
  if (!match) return;
  registry.refresh().then(() => screens.prefetch(match.remote.name, match.route.screen));
  const url = match.route.firstQuery && firstQueryUrl(match.route.firstQuery, match.params, search);
  if (url) startQuery(url);
}

/** Handlers of a menu link: resting on it with the pointer or the focus prefetches its screen. */
export function prefetchHandlers(address: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    if (mayPrefetch()) timer = setTimeout(() => prefetchPath(address), PREFETCH_AFTER);
  };
  const stop = () => clearTimeout(timer);
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}
