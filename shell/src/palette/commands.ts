import type { PaletteGroup, PaletteItem } from '@widya/design-system/command-palette';
import { bestMatches } from './matches.ts';
import { paletteTexts } from './texts.ts';

/** A line of the palette with what it does. */
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
  /** Already searched by the API, a group for each source. */
  readonly records: readonly CommandGroup[];
}

/** What the palette shows: before typing, recent searches and pages first; while typing, what answers to it. */
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
    // Before the records: those arrive later, and what is under the finger should not move.
    { label: paletteTexts.screens, items: search(screens) },
    ...records,
    { label: paletteTexts.actions, items: search(actions) },
  ];
  return groups.filter(({ items, loading = false }) => items.length > 0 || loading);
}
