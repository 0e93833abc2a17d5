import { RefreshIcon } from '@widya/design-system/icon';
import { NavIcon } from '@widya/design-system/nav-icon';
import { useSession } from '@widya/remote-kit/session';
import { useMemo } from 'react';
import { useRegistry } from '../federation/use-federation.ts';
import type { Command, CommandGroup } from './commands.ts';
import { rank } from './matches.ts';
import { searchResults } from './search-results.ts';
import { sourcesFor, targetsOf } from './search-sources.ts';
import { paletteTexts } from './texts.ts';
import { useSourceSearch } from './use-source-search.ts';

const NO_REMOTES: readonly never[] = [];

/**
 * Matching records, a group per source.
 * @param open navigates to the address of a record.
 */
export function useRecordGroups(query: string, open: (path: string) => () => void) {
  const session = useSession();
  const remotes = useRegistry()?.remotes ?? NO_REMOTES;
  const sources = useMemo(() => sourcesFor(remotes, session), [remotes, session]);
  const answers = useSourceSearch(query, sources);
  const groups = answers.map(({ source, rows, isCurrent, isSearching, hasFailed, retry }): CommandGroup => {
    const found = hasFailed ? [] : searchResults(rows, source, targetsOf(remotes, session, source));
    // While a newer answer is pending, only those older results stay that still match visibly.
    const shown = isCurrent ? found : found.filter(({ label, detail }) => rank(`${label} ${detail}`, query) !== null);
    const again: readonly Command[] = hasFailed
      ? [
          {
            key: `failed-${source.order}`,
            label: paletteTexts.failed(source.label),
            icon: <RefreshIcon size={18} />,
            run: retry,
          },
        ]
      : [];
    const items = shown.map(
      ({ key, label, detail, path }): Command => ({
        key: `record-${source.order}-${key}`,
        label,
        detail,
        icon: <NavIcon name={source.icon} />,
        run: open(path),
      }),
    );
    // A source without results takes no space during further typing, until it finds something.
    const foundNothing = rows !== null && found.length === 0;
    return { label: source.label, items: [...items, ...again], loading: isSearching && !foundNothing };
  });
  return { groups, searching: answers.some(({ isSearching }) => isSearching) };
}
