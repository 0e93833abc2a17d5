import type { Registry, RegistryRemote, RemoteBuild } from './registry.ts';

/** The builds of a remote that a page may run: the only list of them, so that a new kind of build is added here. */
const buildsOf = ({ current, previous, candidate }: RegistryRemote): readonly RemoteBuild[] => [
  current,
  ...(previous ? [previous] : []),
  ...(candidate ? [candidate.build] : []),
];

/** Origins of builds on other hosts, each once: what the content security policy must allow, and nothing else. */
export function buildOrigins(registry: Registry): readonly string[] {
  const bases = registry.remotes.flatMap(buildsOf).map(({ baseUrl }) => baseUrl);
  return [...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))];
}
