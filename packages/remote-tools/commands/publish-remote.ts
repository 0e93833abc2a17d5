import { directoryTarget } from '@widya/releases/directory-target';
import { readRequirementsFile } from '@widya/releases/local-registry';
import { openTarget } from '@widya/releases/open-target';
import { publishBuild } from '@widya/releases/publish-build';
import { enforce, judgeRemote, readProvisions } from '@widya/releases/verdict';
import { buildRemote } from './build-remote.ts';
import type { ReleaseOptions } from './release-options.ts';

interface PublishOptions extends ReleaseOptions {
  /** Folder of the remote. */
  readonly dir: string;
  /** Folder of builds. */
  readonly builds: string;
  /** Origin at which browsers reach the target, if it is not the shell's. */
  readonly baseUrl?: string | undefined;
  /** Folder with a build of the shell, to say whether that one has what the live shell lacks. */
  readonly builtShell?: string | undefined;
}

/**
 * Builds a remote and activates it at a target, if it fits the shell that is live there.
 * @throws Error that names what the shell lacks, unless forced; nothing new is live then.
 */
export async function publishRemote(options: PublishOptions): Promise<void> {
  const { dir, builds, target: targetName, baseUrl, shell, builtShell, isForced } = options;
  const target = await openTarget(targetName);
  const { build, dir: built } = await buildRemote(dir, builds);
  const name = build.manifest.remote;
  const live = await readProvisions(shell === undefined ? target : await openTarget(shell));
  const other = builtShell === undefined ? null : await readProvisions(directoryTarget(builtShell));
  const requirements = readRequirementsFile(built);
  enforce(
    `${name} does not fit the shell that is live at ${target.name}:`,
    judgeRemote({ name, version: build.version, requirements }, live, other ? [other] : []),
    isForced,
  );
  await publishBuild(target, build, built, baseUrl);
  console.log(`${name} ${build.version} is live at ${target.name}.`);
}
