import type { RemoteFailureReport } from '@widya/contract/telemetry';
import type { Owner } from './attribute-error.ts';
import { SLOW_HINT } from './budget.ts';
import { asRemoteError, newIncidentId, type RemoteError } from './failure.ts';
import { type LoadScreenParts, loadScreen } from './load-screen.ts';
import { type LoadPhases, noPhases } from './phases.ts';
import { type Failure, IDLE, type ScreenState, type ScreenStatus } from './screen-state.ts';

export interface ScreenStoreParts extends LoadScreenParts {
  /** Called once per failure. */
  readonly report: (event: RemoteFailureReport) => void;
  /** Called whenever a screen is opened in the version that the account gets, but not when it is only prefetched. */
  readonly opened: (remote: string, version: string) => void;
}

interface Slot {
  state: ScreenState;
  /** Version that the state refers to; null before the first load. */
  version: string | null;
  phases: LoadPhases;
  lastFailure: Failure | null;
  /** True while the screen is only prefetched: a failure is then not reported. */
  silent: boolean;
  /** Number of the load; results of earlier ones are discarded. */
  run: number;
}

/** States of the screens of all remotes in this tab. */
export interface ScreenStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: (remote: string, screen: string) => ScreenState;
  /** Loads a screen unless the version that the account gets is loaded or loading. */
  readonly open: (remote: string, screen: string) => Promise<void>;
  /** Loads a screen that is idle; a failure is not reported, and the screen is idle again. */
  readonly prefetch: (remote: string, screen: string) => Promise<void>;
  /** Reloads a screen from the server in any state. */
  readonly retry: (remote: string, screen: string) => Promise<void>;
  /** Reports that a screen threw while rendering. */
  readonly renderFailed: (remote: string, screen: string, thrown: unknown) => void;
  /** Builds whose screens run or ran, by base address. */
  readonly owners: ReadonlyMap<string, Owner>;
  /** Reports that a running remote threw outside rendering; its screen stays. */
  readonly runtimeFailed: (owner: Owner, screen: string | null, error: RemoteError) => Failure;
  /** Sets or removes the notice above a running screen. */
  readonly setNotice: (remote: string, screen: string, notice: Failure | undefined) => void;
  /** Screens requested so far. */
  readonly statuses: (remote: string) => readonly ScreenStatus[];
}

export function createScreenStore(parts: ScreenStoreParts): ScreenStore {
  const slots = new Map<string, Slot>();
  const listeners = new Set<() => void>();
  /** Base addresses of the builds whose screens run or ran, as timers outlive a screen. */
  const owners = new Map<string, Owner>();
  const keyOf = (remote: string, screen: string) => `${remote}/${screen}`;

  function slotOf(remote: string, screen: string): Slot {
    const key = keyOf(remote, screen);
    const slot = slots.get(key) ?? {
      state: IDLE,
      version: null,
      phases: noPhases(),
      lastFailure: null,
      silent: false,
      run: 0,
    };
    slots.set(key, slot);
    return slot;
  }

  function set(slot: Slot, state: ScreenState): void {
    slot.state = state;
    for (const listener of listeners) listener();
  }

  function fail(remote: string, screen: string | null, error: RemoteError, version: string): Failure {
    const failure: Failure = {
      failure: error.failure,
      incidentId: newIncidentId(),
      detail: error.url === null ? error.message : `${error.message} (${error.url})`,
      version,
    };
    if (screen !== null) slotOf(remote, screen).lastFailure = failure;
    parts.report({
      remote,
      screen,
      version,
      failure: failure.failure,
      incident_id: failure.incidentId,
      detail: failure.detail.slice(0, 500),
      path: location.pathname.slice(0, 200),
    });
    return failure;
  }

  async function run(remote: string, screen: string, { again, silent }: { again: boolean; silent: boolean }) {
    const slot = slotOf(remote, screen);
    slot.silent = silent;
    slot.run += 1;
    const mine = slot.run;
    slot.version = parts.remote(remote)?.current.version ?? null;
    slot.phases = noPhases();
    set(slot, { status: 'loading', slow: false });
    const hint = setTimeout(() => slot.run === mine && set(slot, { status: 'loading', slow: true }), SLOW_HINT);
    const started = performance.now();
    const { live, shown, failed } = await loadScreen(parts, { remote, screen, again, phases: slot.phases });
    clearTimeout(hint);
    if (slot.run !== mine) return;
    slot.phases.total = Math.round(performance.now() - started);
    slot.version = live?.version ?? null;
    if (failed !== null && slot.silent) {
      slot.version = null;
      set(slot, IDLE);
      return;
    }
    const failure = failed && fail(remote, screen, failed, live?.version ?? '');
    if (shown === null) {
      if (failure) set(slot, { status: 'failed', failure });
      return;
    }
    const { Screen, build } = shown;
    owners.set(new URL(build.baseUrl, location.href).href, { remote, version: build.version });
    if (failure) set(slot, { status: 'degraded', Screen, version: build.version, failure });
    else {
      set(slot, { status: 'ready', Screen, version: build.version });
      if (!slot.silent) parts.opened(remote, build.version);
    }
  }

  /** Whether the version that the account gets is loaded or loading. A failed one is loaded again. */
  const isSettled = (remote: string, { state, version }: Slot): boolean =>
    state.status !== 'idle' && state.status !== 'failed' && version === (parts.remote(remote)?.current.version ?? null);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (remote, screen) => slots.get(keyOf(remote, screen))?.state ?? IDLE,
    open: async (remote, screen) => {
      const slot = slotOf(remote, screen);
      slot.silent = false;
      if (!isSettled(remote, slot)) await run(remote, screen, { again: false, silent: false });
      else if (slot.state.status === 'ready') parts.opened(remote, slot.state.version);
    },
    prefetch: async (remote, screen) => {
      if (slotOf(remote, screen).state.status === 'idle') await run(remote, screen, { again: false, silent: true });
    },
    retry: (remote, screen) => run(remote, screen, { again: true, silent: false }),
    renderFailed: (remote, screen, thrown) => {
      const slot = slotOf(remote, screen);
      const failure = fail(remote, screen, asRemoteError(thrown, 'render'), slot.version ?? '');
      set(slot, { status: 'failed', failure });
    },
    runtimeFailed: (owner, screen, error) => fail(owner.remote, screen, error, owner.version),
    setNotice: (remote, screen, notice) => {
      const slot = slotOf(remote, screen);
      if ('Screen' in slot.state && slot.state.notice !== notice) set(slot, { ...slot.state, notice });
    },
    owners,
    statuses: (remote) =>
      [...slots].flatMap(([key, { state, phases, lastFailure }]) =>
        key.startsWith(`${remote}/`) ? [{ screen: key.slice(remote.length + 1), state, phases, lastFailure }] : [],
      ),
  };
}
