import { openTarget } from './lib/publish/open-target.ts';
import { rollBack } from './lib/publish/publish-build.ts';
import { remoteArguments } from './lib/remote-argument.ts';

const { name, target: targetName } = remoteArguments('rollback-remote');
const target = await openTarget(targetName);
const { from, to } = await rollBack(target, name);
console.log(`${name} went back from ${from} to ${to} at ${target.name}.`);
