import { createContext, use, useCallback, useState } from 'react';
import type { TableSettings } from './types.ts';

/** Owner of the settings, since two people may share a computer. Null before sign-in and in stories. */
export const TableSettingsOwner = createContext<string | null>(null);

/** Storage key of the signed-in person's settings of a list; undefined when the list stores none. */
export function useSettingsName(name: string | undefined): string | undefined {
  const owner = use(TableSettingsOwner);
  return name && owner ? `${owner}:${name}` : name;
}

const DEFAULTS: TableSettings = { hidden: [], order: [], density: 'comfortable', perPage: null };
const storageKey = (name: string) => `widya:tabel:${name}`;

const texts = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((text) => typeof text === 'string') ? value : null;

/** Reads stored settings; invalid ones are ignored. */
export function readTableSettings(name: string | undefined): Partial<TableSettings> {
  if (!name) return {};
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey(name)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const { hidden, order, density, perPage } = stored as Record<string, unknown>;
    return {
      ...(texts(hidden) ? { hidden: texts(hidden) ?? [] } : {}),
      ...(texts(order) ? { order: texts(order) ?? [] } : {}),
      ...(density === 'compact' || density === 'comfortable' ? { density } : {}),
      ...(typeof perPage === 'number' ? { perPage } : {}),
    };
  } catch {
    return {};
  }
}

/** Merges a change into the stored settings. If storage is unavailable (private window), only the setting is lost. */
export function writeTableSettings(name: string | undefined, change: Partial<TableSettings>): void {
  if (!name) return;
  try {
    window.localStorage.setItem(storageKey(name), JSON.stringify({ ...readTableSettings(name), ...change }));
  } catch {
    // Ignored, because settings are not essential.
  }
}

/** The settings of a list, and a setter that also stores them. */
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
