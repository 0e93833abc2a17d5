import type { ReleaseFacts } from './release-facts.ts';

/** Variables that got another name, old to new. */
export const RENAMED_SETTINGS: Readonly<Record<string, string>> = {};

export interface Differences {
  readonly new: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

const without = (names: readonly string[], others: readonly string[]): readonly string[] =>
  names.filter((name) => !others.includes(name));

/** Settings that differ between two versions; a renamed one reads `OLD → NEW`. */
export function settingDifferences(
  from: Pick<ReleaseFacts, 'settings'>,
  to: Pick<ReleaseFacts, 'settings'>,
  renamed: Readonly<Record<string, string>> = RENAMED_SETTINGS,
): Differences {
  const removed = without(from.settings, to.settings);
  const renames = removed.filter((name) => to.settings.includes(renamed[name] ?? ''));
  const newNames = renames.map((name) => renamed[name] ?? '');
  return {
    new: without(without(to.settings, from.settings), newNames),
    removed: without(removed, renames),
    changed: renames.map((name) => `${name} → ${renamed[name]}`),
  };
}

/** Calls that differ between two versions; changed are those that take or answer something else. */
export function callDifferences(from: Pick<ReleaseFacts, 'calls'>, to: Pick<ReleaseFacts, 'calls'>): Differences {
  const [before, after] = [Object.keys(from.calls), Object.keys(to.calls)];
  return {
    new: without(after, before),
    removed: without(before, after),
    changed: after.filter((call) => before.includes(call) && from.calls[call] !== to.calls[call]),
  };
}
