import type { PaletteGroup, PaletteItem } from '@widya/design-system/command-palette';
import { bestMatches } from './matches.ts';
import { paletteTexts } from './texts.ts';

/** An item of the palette with its action. */
export interface Command extends PaletteItem {
  readonly run: () => void;
}

export interface CommandGroup extends PaletteGroup {
  readonly items: readonly Command[];
}

export interface CommandSources {
  readonly query: string;
  readonly searches: readonly Command[];
  readonly recent: readonly Command[];
  readonly screens: readonly Command[];
  readonly actions: readonly Command[];
  /** Results from the API, a group per source. */
  readonly records: readonly CommandGroup[];
}

/** Content of the palette: recent searches and pages before typing, matching items while typing. */
export function commandGroups({
  query,
  searches,
  recent,
  screens,
  actions,
  records,
}: CommandSources): readonly CommandGroup[] {
  const search = (commands: readonly Command[]) => bestMatches(commands, query, ({ label }) => label);
  const groups: readonly CommandGroup[] = [
    { label: paletteTexts.recent, items: search(recent) },
    { label: paletteTexts.searches, items: query.trim() === '' ? searches : [] },
    // Before the records, which arrive later and must not move what is about to be pressed.
    { label: paletteTexts.screens, items: search(screens) },
    ...records,
    { label: paletteTexts.actions, items: search(actions) },
  ];
  return groups.filter(({ items, loading = false }) => items.length > 0 || loading);
}
