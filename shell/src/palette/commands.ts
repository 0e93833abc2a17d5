import type { ClassRow } from '@widya/contract/classes';
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
  readonly recent: readonly Command[];
  readonly screens: readonly Command[];
  readonly actions: readonly Command[];
  /** Already searched by the API. */
  readonly classes: readonly Command[];
  /** Already searched by the API. */
  readonly courses: readonly Command[];
}

/** What the palette shows: before typing, recent pages first; while typing, what answers to it. */
export function commandGroups({
  query,
  recent,
  screens,
  actions,
  classes,
  courses,
}: CommandSources): readonly CommandGroup[] {
  const search = (commands: readonly Command[]) => bestMatches(commands, query, ({ label }) => label);
  return [
    { label: paletteTexts.recent, items: search(recent) },
    // Before the classes: those arrive later, and what is under the finger should not move.
    { label: paletteTexts.screens, items: search(screens) },
    { label: paletteTexts.classes, items: classes },
    { label: paletteTexts.courses, items: courses },
    { label: paletteTexts.actions, items: search(actions) },
  ].filter(({ items }) => items.length > 0);
}

/** What tells one class from another of the same name. */
export const classDetail = ({ code, topic_name }: Pick<ClassRow, 'code' | 'topic_name'>): string =>
  topic_name ? `${code} · ${topic_name}` : code;
