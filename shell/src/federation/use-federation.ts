import type { Registry } from '@widya/contract/routing/registry';
import { useCallback, useSyncExternalStore } from 'react';
import { registry, screens } from './federation.ts';
import type { RemoteStatus, ScreenState } from './screen-state.ts';

/** The current registry; changes when something is published. Null before `startFederation` has resolved. */
export const useRegistry = (): Registry | null => useSyncExternalStore(registry.subscribe, registry.current);

/** State of one screen. */
export const useScreenState = (remote: string, screen: string): ScreenState =>
  useSyncExternalStore(
    screens.subscribe,
    useCallback(() => screens.state(remote, screen), [remote, screen]),
  );

const subscribeToAll = (listener: () => void): (() => void) => {
  const stops = [registry.subscribe(listener), screens.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

let latest: { readonly text: string; readonly states: readonly RemoteStatus[] } = { text: '', states: [] };

/** All remotes with their states in this tab. */
export function remoteStates(): readonly RemoteStatus[] {
  const states = (registry.current()?.remotes ?? []).map(
    ({ name, current, previous }): RemoteStatus => ({
      remote: name,
      label: current.manifest.label,
      version: current.version,
      previousVersion: previous?.version ?? null,
      baseUrl: current.baseUrl,
      source: name in registry.overrides ? 'override' : 'registry',
      screens: screens.statuses(name).map((status) => ({ ...status, phases: { ...status.phases } })),
    }),
  );
  const text = JSON.stringify(states);
  // Returns the same list when nothing has changed, otherwise `useSyncExternalStore` would render endlessly.
  if (text !== latest.text) latest = { text, states };
  return latest.states;
}

/** The states as a hook, for the diagnosis page. */
export const useRemoteStates = (): readonly RemoteStatus[] => useSyncExternalStore(subscribeToAll, remoteStates);
