import { useSearchParams } from '@widya/remote-kit/router';
import { useCallback } from 'react';

export const TOKEN_TABS = ['token', 'webhook'] as const;
type TokenTab = (typeof TOKEN_TABS)[number];

/** The open tab, stored in the address. Changing it removes search, filters and page, which belong to the other tab. */
export function useTokenTab(): readonly [TokenTab, (tab: TokenTab) => void] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (tab: TokenTab) => setSearch(tab === 'token' ? {} : { tab }, { preventScrollReset: true }),
    [setSearch],
  );
  return [search.get('tab') === 'webhook' ? 'webhook' : 'token', change];
}
