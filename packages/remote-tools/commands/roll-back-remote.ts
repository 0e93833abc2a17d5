import { openTarget } from '@widya/releases/open-target';
import { rollBack } from '@widya/releases/publish-build';
import { enforce, judgeRemote, readProvisions, readRequirements } from '@widya/releases/verdict';
import type { ReleaseOptions } from './release-options.ts';

/**
 * Withdraws the candidate of a remote at a target; without one, activates its previous version, if that fits the shell
 * that is live there.
 * @param name `mf-classes`
 * @throws Error when there is no previous version, or it does not fit and is not forced.
 */
export async function rollBackRemote(name: string, options: ReleaseOptions): Promise<void> {
  const { target: targetName, shell, isForced } = options;
  const target = await openTarget(targetName);
  const done = await rollBack(target, name, async (version) => {
    const live = await readProvisions(shell === undefined ? target : await openTarget(shell));
    const requirements = await readRequirements(target, name, version);
    enforce(
      `${name} ${version} does not fit the shell that is live at ${target.name}:`,
      judgeRemote({ name, version, requirements }, live, []),
      isForced,
    );
  });
  console.log(
    'withdrawn' in done
      ? `The candidate ${done.withdrawn} of ${name} was withdrawn at ${target.name}; the live version stays.`
      : `${name} went back from ${done.from} to ${done.to} at ${target.name}.`,
  );
}
