import { firstQueryUrl } from '@widya/contract/routing/first-query';
import { matchRoute } from '@widya/contract/routing/match-route';
import { startQuery } from '../boot/early-query.ts';
import { registry, screens } from './federation.ts';

/** How long a pointer or the focus rests before something is loaded ahead, milliseconds: passing over loads nothing. */
export const PREFETCH_AFTER = 120;

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether loading ahead is welcome: not with Save-Data, not on a slow line. Browsers that do not tell count as fast. */
export function isLineFree(
  navigatorLike: { readonly connection?: Line } = navigator as { connection?: Line },
): boolean {
  const { connection } = navigatorLike;
  if (!connection) return true;
  return connection.saveData !== true && !/(^|-)(2g|3g)$/.test(connection.effectiveType ?? '');
}

/** Loads code and first data of the screen at an address ahead. The caller has checked that the account may see it. */
export function prefetchPath(address: string): void {
  const [pathname = '', search = ''] = address.split('?', 2);
  const match = matchRoute(registry.current()?.remotes ?? [], pathname);
  if (!match) return;
  registry.refresh().then(() => screens.warm(match.remote.name, match.route.screen));
  const url = match.route.firstQuery && firstQueryUrl(match.route.firstQuery, match.params, search);
  if (url) startQuery(url);
}

/** Handlers for a link of the menu: rest on it with the pointer or the focus, and its screen is loaded ahead. */
export function prefetchHandlers(address: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    if (isLineFree()) timer = setTimeout(() => prefetchPath(address), PREFETCH_AFTER);
  };
  const stop = () => clearTimeout(timer);
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}
