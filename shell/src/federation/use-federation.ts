import type { Registry } from '@widya/contract/routing/registry';
import { useCallback, useSyncExternalStore } from 'react';
import { registry, screens } from './federation.ts';
import type { RemoteStatus, ScreenState } from './screen-state.ts';

/** The registry as it is now; it changes when something is published. Null before `startFederation` has ended. */
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

let known: { readonly text: string; readonly states: readonly RemoteStatus[] } = { text: '', states: [] };

/** Every remote with what happened to it in this tab. */
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
  // The same list as before when nothing has changed: the hook below would render for ever otherwise.
  if (text !== known.text) known = { text, states };
  return known.states;
}

/** The same, followed. For the diagnosis page. */
export const useRemoteStates = (): readonly RemoteStatus[] => useSyncExternalStore(subscribeToAll, remoteStates);
