import type { RemoteBuild } from '@widya/contract/routing/registry';
import type { Budget } from './budget.ts';
import type { Container } from './container.ts';
import { asRemoteError } from './failure.ts';
import { type LoadPhases, timed } from './phases.ts';

/** Loads and connects containers; replaced in tests. */
export interface ContainerSource {
  /** Starts the federation runtime, which entries need. */
  readonly prepare: () => Promise<unknown>;
  readonly load: (build: RemoteBuild, budget: Budget) => Promise<Container>;
  readonly connect: (container: Container, name: string, entryUrl: string) => Promise<void>;
}

/** Containers of this tab, one per build; the screens of a remote share one. */
export interface Containers {
  readonly get: (build: RemoteBuild, budget: Budget, phases: LoadPhases) => Promise<Container>;
  /** Removes a container, so that the next `get` loads the entry again. Displayed screens keep running. */
  readonly drop: (build: RemoteBuild) => void;
}

export function createContainers(source: ContainerSource): Containers {
  const loaded = new Map<string, Promise<Container>>();
  let copies = 0;

  async function load(build: RemoteBuild, budget: Budget, phases: LoadPhases): Promise<Container> {
    const container = await timed(phases, 'entry', async () => {
      await budget.within(source.prepare());
      return budget.within(source.load(build, budget));
    });
    copies += 1;
    const name = `${build.global}-${copies}`;
    try {
      await timed(phases, 'connect', () => budget.within(source.connect(container, name, build.baseUrl + build.entry)));
    } catch (thrown) {
      throw asRemoteError(thrown, 'evaluation');
    }
    return container;
  }

  return {
    get: (build, budget, phases) => {
      const existing = loaded.get(build.global);
      if (existing) return budget.within(existing);
      const container = load(build, budget, phases);
      loaded.set(build.global, container);
      container.catch(() => {
        if (loaded.get(build.global) === container) loaded.delete(build.global);
      });
      return container;
    },
    drop: (build) => loaded.delete(build.global),
  };
}
