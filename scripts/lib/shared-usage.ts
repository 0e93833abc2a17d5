import path from 'node:path';
import { remoteNames } from '../../packages/remote-tools/build/paths.ts';
import type { SharedUsage } from '../../packages/remote-tools/build/place-shared.ts';
import { carriedPackagesOf, sharedModules } from '../../packages/remote-tools/build/shared.ts';
import { type Project, readPackages, readSources } from '../checks/source-files.ts';
import { importReader } from './imported-names.ts';

const SCREEN = /^(mf-[^/]+)\/src\/screens\/([^/]+)\/index\.tsx$/;
/** Packages that the shell provides by single modules. */
const PROVIDED = /^@widya\/(design-system|remote-kit|api-client|contract\/time)\//;

/** The sources that are compiled into remotes: their own, and those of packages they include. */
function readRemotes(root: string, remotes: readonly string[]): Project {
  const carried = new Set(remotes.flatMap((remote) => carriedPackagesOf(path.join(root, remote))));
  const folders = [...remotes, ...[...carried].map((name) => `packages/${name}`)];
  const sources = folders.flatMap((folder) =>
    [...readSources(path.join(root, folder))].map(([file, source]) => [`${folder}/${file}`, source] as const),
  );
  return { sources: new Map(sources), packages: readPackages(root) };
}

/**
 * Finds out from the imports of remotes which screens (`mf-classes/class-list`) and lazy files use each module that the
 * shell provides.
 * @throws Error when a remote imports a module that the shell does not provide, because no screen could load it.
 */
export function sharedUsage(root: string): SharedUsage {
  const remotes = remoteNames(root);
  const project = readRemotes(root, remotes);
  const provided = new Set(sharedModules(path.join(root, 'shell')));
  const importedBy = importReader(project, (specifier) => PROVIDED.test(specifier) || provided.has(specifier));
  const usage = new Map<string, Set<string>>();
  const use = (user: string, name: string): void => {
    if (!provided.has(name)) throw new Error(`${user} imports ${name}, which the shell does not provide.`);
    usage.set(name, (usage.get(name) ?? new Set()).add(user));
  };
  const seen = new Set<string>();

  /** @param loaded modules that the screen leading to this file has loaded before. */
  const follow = (remote: string, user: string, entry: string, loaded: ReadonlySet<string>): void => {
    const files = new Set([entry]);
    for (const file of files) for (const next of importedBy(file).atOnce.files) files.add(next);
    const imported = [...files].map(importedBy);
    const own = new Set([...loaded, ...imported.flatMap(({ atOnce }) => atOnce.names)]);
    for (const name of own) if (!loaded.has(name)) use(user, name);
    for (const { later } of imported) {
      for (const name of later.names) if (!own.has(name)) use(`${remote}/${name}`, name);
      for (const next of later.files.filter((file) => !seen.has(file))) {
        seen.add(next);
        follow(remote, `${remote}/${next}`, next, own);
      }
    }
  };
  for (const file of [...project.sources.keys()].toSorted()) {
    const [, remote, screen] = SCREEN.exec(file) ?? [];
    if (remote !== undefined) follow(remote, `${remote}/${screen}`, file, new Set());
  }
  return Object.fromEntries([...usage].map(([name, users]) => [name, [...users].toSorted()]));
}
