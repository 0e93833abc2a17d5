import { openTarget } from '@widya/releases/open-target';
import { rollBack } from '@widya/releases/publish-build';
import { enforce, judgeRemote, readProvisions, readRequirements } from '@widya/releases/verdict';
import type { ReleaseOptions } from './release-options.ts';

/**
 * Activates the previous version of a remote at a target, if it fits the shell that is live there.
 * @param name `mf-classes`
 * @throws Error when there is no previous version, or it does not fit and is not forced.
 */
export async function rollBackRemote(name: string, options: ReleaseOptions): Promise<void> {
  const { target: targetName, shell, isForced } = options;
  const target = await openTarget(targetName);
  const { from, to } = await rollBack(target, name, async (version) => {
    const live = await readProvisions(shell === undefined ? target : await openTarget(shell));
    const requirements = await readRequirements(target, name, version);
    enforce(
      `${name} ${version} does not fit the shell that is live at ${target.name}:`,
      judgeRemote({ name, version, requirements }, live, []),
      isForced,
    );
  });
  console.log(`${name} went back from ${from} to ${to} at ${target.name}.`);
}
