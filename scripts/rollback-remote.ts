import { openTarget } from '../packages/releases/src/open-target.ts';
import { rollBack } from '../packages/releases/src/publish-build.ts';
import { enforce, judgeRemote, readProvisions, readRequirements } from '../packages/releases/src/verdict.ts';
import { DIST } from '../packages/remote-tools/build/paths.ts';
import { remoteArguments } from './lib/remote-argument.ts';

const { name, target: targetName, shell, isForced } = remoteArguments('rollback-remote');
const target = await openTarget(targetName ?? DIST);
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
