import { CONTRACT_VERSION } from '@widya/contract/routing/manifest';
import type { RemoteBuild } from '@widya/contract/routing/registry';
import type { Budget } from './budget.ts';
import type { Containers } from './containers.ts';
import { asRemoteError, isTransient, RemoteError } from './failure.ts';
import { type LoadPhases, timed } from './phases.ts';
import { evaluateScreen, fetchScreen, type ScreenComponent } from './screen-module.ts';

/** Pauses in milliseconds before retries; up to half as much is added at random, so that tabs do not retry together. */
const PAUSES = [300, 900, 2_000] as const;

/** How often failing code is evaluated before the build is given up. */
const EVALUATIONS = 2;

/** Throws for builds that need not be loaded to be refused. */
function checkBuild(build: RemoteBuild, screen: string): void {
  if (build.contract !== CONTRACT_VERSION)
    throw new RemoteError('contract', `built for contract ${build.contract}, this shell speaks ${CONTRACT_VERSION}`);
  if (!Object.hasOwn(build.screens, screen))
    throw new RemoteError('missing-screen', `version ${build.version} has no screen ${screen}`);
}

async function attempt(
  containers: Containers,
  build: RemoteBuild,
  screen: string,
  budget: Budget,
  phases: LoadPhases,
): Promise<ScreenComponent> {
  const container = await containers.get(build, budget, phases);
  const factory = await timed(phases, 'chunk', () => fetchScreen(container, build, screen, budget));
  return timed(phases, 'evaluate', () => evaluateScreen(factory, screen));
}

/**
 * Loads a screen of a build, with retries within the budget.
 * @throws RemoteError the last failure.
 */
export async function loadBuild(
  containers: Containers,
  build: RemoteBuild,
  screen: string,
  budget: Budget,
  phases: LoadPhases,
): Promise<ScreenComponent> {
  checkBuild(build, screen);
  let evaluations = 0;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(containers, build, screen, budget, phases);
    } catch (thrown) {
      const error = asRemoteError(thrown, 'evaluation');
      if (error.failure === 'timeout') containers.drop(build);
      if (error.failure === 'evaluation') {
        evaluations += 1;
        containers.drop(build);
        if (evaluations >= EVALUATIONS) throw error;
        continue;
      }
      const pause = PAUSES[tries];
      if (pause === undefined || !isTransient(error)) throw error;
      await budget.pause(pause * (1 + Math.random() / 2)).catch(() => {
        throw error;
      });
    }
  }
}
