import { wholeParam } from '@widya/remote-kit/read-param';
import { useLocation, useSearchParams } from '@widya/remote-kit/router';

/** The page of one of the lists of the screen, which stands in the address under a name of its own. */
export function usePageParam(name: string) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return {
    page: wholeParam(search.get(name), 1),
    /** Where a page is; the other lists stay where they are. */
    pathOf: (page: number): string => {
      const next = new URLSearchParams(search);
      if (page > 1) next.set(name, String(page));
      else next.delete(name);
      return next.size === 0 ? pathname : `${pathname}?${next}`;
    },
  };
}
