import type { RemoteBuild } from '@widya/contract/routing/registry';
import type { Container } from '../container.ts';
import type { ContainerSource } from '../containers.ts';

/** Replaces steps of one load attempt, mostly to make them throw; a step that is not given succeeds. */
export interface Attempt {
  readonly load?: () => Promise<never> | never;
  readonly connect?: () => Promise<never>;
  readonly get?: () => Promise<never>;
  readonly evaluate?: () => unknown;
}

/** A fake source that uses the given attempts of each version in order; further loads succeed. */
export function fakeSource(attempts: Readonly<Record<string, readonly Attempt[]>> = {}) {
  const loads: string[] = [];
  const left = new Map(Object.entries(attempts).map(([version, list]) => [version, [...list]]));
  const running = new Map<Container, Attempt>();

  const containerOf = (build: RemoteBuild, attempt: Attempt): Container => {
    const component = () => build.version;
    const container: Container = {
      init: () => undefined,
      get: async (name) => {
        await attempt.get?.();
        if (name !== './screens/ClassList') throw new Error(`Module "${name}" does not exist in container.`);
        return () => (attempt.evaluate ? attempt.evaluate() : { default: component });
      },
    };
    running.set(container, attempt);
    return container;
  };

  const source: ContainerSource = {
    prepare: async () => undefined,
    load: async (build) => {
      loads.push(build.version);
      const attempt = left.get(build.version)?.shift() ?? {};
      await attempt.load?.();
      return containerOf(build, attempt);
    },
    connect: async (container) => {
      await running.get(container)?.connect?.();
    },
  };
  return { source, loads };
}
