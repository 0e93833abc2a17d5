import { wholeParam } from '@widya/remote-kit/read-param';
import { useLocation, useSearchParams } from '@widya/remote-kit/router';

/** The page of one of several lists on a screen, stored in its own query parameter. */
export function usePageParam(name: string) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return {
    page: wholeParam(search.get(name), 1),
    /** Address of a page, which keeps the pages of the other lists. */
    pathOf: (page: number): string => {
      const next = new URLSearchParams(search);
      if (page > 1) next.set(name, String(page));
      else next.delete(name);
      return next.size === 0 ? pathname : `${pathname}?${next}`;
    },
  };
}
