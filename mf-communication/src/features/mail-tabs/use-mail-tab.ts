import { useSearchParams } from '@widya/remote-kit/router';
import { useCallback } from 'react';

export const MAIL_TABS = ['template', 'broadcast', 'log'] as const;
export type MailTab = (typeof MAIL_TABS)[number];

/** The open tab of an address; the first one for an unknown name. */
export const readMailTab = (search: URLSearchParams): MailTab =>
  MAIL_TABS.find((tab) => tab === search.get('tab')) ?? 'template';

/** The open tab, stored in the address. Changing it removes search, filters and page, which belong to the other tab. */
export function useMailTab(): readonly [MailTab, (tab: MailTab) => void] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (tab: MailTab) => setSearch(tab === 'template' ? {} : { tab }, { preventScrollReset: true }),
    [setSearch],
  );
  return [readMailTab(search), change];
}
