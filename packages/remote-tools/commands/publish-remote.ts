import type { Audience } from '@widya/contract/routing/registry';
import { describeAudience } from '@widya/releases/audience';
import { verifySignature } from '@widya/releases/build-signature';
import { directoryTarget } from '@widya/releases/directory-target';
import { readRequirementsFile } from '@widya/releases/local-registry';
import { openTarget } from '@widya/releases/open-target';
import { publishBuild } from '@widya/releases/publish-build';
import { readRemoteKeys } from '@widya/releases/remote-keys';
import { enforce, judgeRemote, readProvisions } from '@widya/releases/verdict';
import { buildRemote } from './build-remote.ts';
import type { ReleaseOptions } from './release-options.ts';
import { signIfKeyed } from './sign-if-keyed.ts';
import { sourceOf } from './source-of.ts';

interface PublishOptions extends ReleaseOptions {
  /** Folder of the remote. */
  readonly dir: string;
  /** Folder of builds. */
  readonly builds: string;
  /** Origin at which browsers reach the target, if it is not the shell's. */
  readonly baseUrl?: string | undefined;
  /** Who gets it; null for everybody. */
  readonly audience: Audience | null;
  /** Folder with a build of the shell, to report whether that one has what the live shell lacks. */
  readonly builtShell?: string | undefined;
}

/**
 * Builds a remote and activates it at a target, for everybody or as a candidate, if it fits the shell that is live
 * there and a key of the remote has signed it.
 * @throws Error that names what the shell lacks, unless forced, or why its signature does not count; nothing new is
 * live then.
 */
export async function publishRemote(options: PublishOptions): Promise<void> {
  const { dir, builds, target: targetName, baseUrl, shell, audience, builtShell, isForced } = options;
  const target = await openTarget(targetName);
  const keys = readRemoteKeys();
  const finished = await buildRemote(dir, builds);
  const { build, dir: built } = finished;
  const name = build.manifest.remote;
  signIfKeyed(finished);
  const key = verifySignature(built, build, keys[name]);
  const live = await readProvisions(shell === undefined ? target : await openTarget(shell));
  const other = builtShell === undefined ? null : await readProvisions(directoryTarget(builtShell));
  const requirements = readRequirementsFile(built);
  enforce(
    `${name} does not fit the shell that is live at ${target.name}:`,
    judgeRemote({ name, version: build.version, requirements }, live, other ? [other] : []),
    isForced,
  );
  const { dropped } = await publishBuild(target, build, built, {
    origin: baseUrl,
    audience: audience ?? undefined,
    source: { ...sourceOf(dir), ...(key && { key }) },
  });
  if (dropped !== null) console.log(`The candidate ${dropped} was dropped.`);
  console.log(
    audience === null
      ? `${name} ${build.version} is live at ${target.name}.`
      : `${name} ${build.version} is a candidate for ${describeAudience(audience)} at ${target.name}.`,
  );
}
