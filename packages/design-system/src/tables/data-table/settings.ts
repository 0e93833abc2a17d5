import { createContext, use, useCallback, useState } from 'react';
import type { TableSettings } from './types.ts';

/** Whose settings: two people at one computer each have their own. Null before sign-in and in stories. */
export const TableSettingsOwner = createContext<string | null>(null);

/** The key under which the signed-in person's settings of a list are kept; undefined when the list keeps none. */
export function useSettingsName(name: string | undefined): string | undefined {
  const owner = use(TableSettingsOwner);
  return name && owner ? `${owner}:${name}` : name;
}

const DEFAULTS: TableSettings = { hidden: [], order: [], density: 'comfortable', perPage: null };
const storageKey = (name: string) => `widya:tabel:${name}`;

const words = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((word) => typeof word === 'string') ? value : null;

/** Settings saved on this computer; anything that is not what we once wrote counts as nothing. */
export function readTableSettings(name: string | undefined): Partial<TableSettings> {
  if (!name) return {};
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey(name)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const { hidden, order, density, perPage } = stored as Record<string, unknown>;
    return {
      ...(words(hidden) ? { hidden: words(hidden) ?? [] } : {}),
      ...(words(order) ? { order: words(order) ?? [] } : {}),
      ...(density === 'compact' || density === 'comfortable' ? { density } : {}),
      ...(typeof perPage === 'number' ? { perPage } : {}),
    };
  } catch {
    return {};
  }
}

/** Adds to what is saved. A closed storage (private window) loses the setting, nothing else. */
export function writeTableSettings(name: string | undefined, change: Partial<TableSettings>): void {
  if (!name) return;
  try {
    window.localStorage.setItem(storageKey(name), JSON.stringify({ ...readTableSettings(name), ...change }));
  } catch {
    // Nothing to do: settings are a comfort.
  }
}

/** The settings of one list and the setter that also saves them. */
export function useTableSettings(listName: string | undefined, hiddenByDefault: readonly string[]) {
  const name = useSettingsName(listName);
  const [settings, setSettings] = useState<TableSettings>(() => ({
    ...DEFAULTS,
    hidden: hiddenByDefault,
    ...readTableSettings(name),
  }));
  const change = useCallback(
    (next: Partial<TableSettings>) => {
      setSettings((current) => ({ ...current, ...next }));
      writeTableSettings(name, next);
    },
    [name],
  );
  return [settings, change] as const;
}
