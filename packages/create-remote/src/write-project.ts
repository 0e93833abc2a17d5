import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesOf, type RemoteNames } from './names.ts';
import { OUR_PACKAGES, projectFiles, type Versions } from './project-files.ts';

/**
 * Versions of what a new remote uses: those with which this package was released. All our packages have its version.
 */
function templateVersions(): Versions {
  // Two folders up in a tarball, where the code is in `dist/src`.
  const file = ['../package.json', '../../package.json']
    .map((name) => path.join(import.meta.dirname, name))
    .find(existsSync);
  if (file === undefined) throw new Error('create-remote has no package.json');
  const { version, template } = JSON.parse(readFileSync(file, 'utf8')) as { version: string; template: Versions };
  return { ...template, ...Object.fromEntries(OUR_PACKAGES.map((name) => [name, version])) };
}

/**
 * Creates the repository of a remote in a folder that is empty or does not exist.
 * @param folder its last part becomes the name of the remote.
 * @param tarballs files of our packages by name, in place of their versions.
 * @throws Error when the name is invalid or the folder has files.
 */
export function writeProject(folder: string, tarballs: ReadonlyMap<string, string> = new Map()): RemoteNames {
  const names = namesOf(path.basename(path.resolve(folder)));
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const files = [...tarballs].map(([name, file]) => [name, `file:${path.relative(folder, file)}`] as const);
  const versions = { ...templateVersions(), ...Object.fromEntries(files) };
  for (const [file, content] of Object.entries(projectFiles(names, versions))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return names;
}
