import type { RegistryRemote, RemoteBuild } from '@widya/contract/routing/registry';
import { type Budget, startBudget } from './budget.ts';
import type { Containers } from './containers.ts';
import { asRemoteError, RemoteError } from './failure.ts';
import { loadBuild } from './load-build.ts';
import type { LoadPhases } from './phases.ts';
import type { ScreenComponent } from './screen-module.ts';

export interface LoadScreenParts {
  readonly containers: Containers;
  /** A remote with the version that the account gets; undefined for an unknown name. */
  readonly remote: (name: string) => RegistryRemote | undefined;
  /** Reloads the registry. */
  readonly refresh: () => Promise<unknown>;
  /** Fetches the files of a screen again, bypassing the browser's cache. */
  readonly refetch: (build: RemoteBuild, screen: string, budget: Budget) => Promise<void>;
}

/**
 * A screen or a failure; both when the previous build replaces the failed one. `live` is the build that should have
 * been shown.
 */
export interface ScreenOutcome {
  readonly live: RemoteBuild | null;
  readonly shown: { readonly Screen: ScreenComponent; readonly build: RemoteBuild } | null;
  readonly failed: RemoteError | null;
}

interface ScreenLoad {
  readonly remote: string;
  readonly screen: string;
  /** True for 'Coba lagi': reloads registry and files. */
  readonly again: boolean;
  readonly phases: LoadPhases;
}

const isGone = ({ failure, status }: RemoteError): boolean => failure === 'http' && (status === 404 || status === 410);

/**
 * Loads a screen within one budget: from the live build, from the newly published one when the files of the first one
 * are gone, or from the previous one when the live one cannot run.
 */
export async function loadScreen(
  parts: LoadScreenParts,
  { remote, screen, again, phases }: ScreenLoad,
): Promise<ScreenOutcome> {
  const budget = startBudget();
  const load = async (build: RemoteBuild): Promise<ScreenOutcome> => {
    const Screen = await loadBuild(parts.containers, build, screen, budget, phases);
    return { live: build, shown: { Screen, build }, failed: null };
  };
  const refresh = () => budget.within(parts.refresh()).catch(() => undefined);
  const liveBuild = () => parts.remote(remote)?.current ?? null;

  async function loadLive(build: RemoteBuild): Promise<ScreenOutcome> {
    try {
      return await load(build);
    } catch (thrown) {
      const failed = asRemoteError(thrown, 'evaluation');
      if (!isGone(failed)) return { live: build, shown: null, failed };
      await refresh();
      const newer = liveBuild();
      if (!newer || newer.version === build.version) return { live: build, shown: null, failed };
      return load(newer).catch((error: unknown) => ({
        live: newer,
        shown: null,
        failed: asRemoteError(error, 'evaluation'),
      }));
    }
  }

  try {
    // A new version may have been published that fixes the failure.
    if (again) await refresh();
    const build = liveBuild();
    if (!build) return { live: null, shown: null, failed: new RemoteError('missing-screen', `no remote ${remote}`) };
    if (again) {
      parts.containers.drop(build);
      await budget.within(parts.refetch(build, screen, budget)).catch(() => undefined);
    }
    const outcome = await loadLive(build);
    if (outcome.failed?.failure !== 'evaluation') return outcome;
    // The registry in the page contains no previous versions.
    if (!parts.remote(remote)?.previous) await refresh();
    const newest = liveBuild();
    if (newest && newest.version !== outcome.live?.version) return await loadLive(newest);
    const previous = parts.remote(remote)?.previous;
    if (!previous) return outcome;
    // When neither runs, the failure of the live build is reported.
    const fallback = await load(previous).catch(() => null);
    return { ...outcome, shown: fallback?.shown ?? null };
  } finally {
    budget.close();
  }
}
