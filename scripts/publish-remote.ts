import path from 'node:path';
import { directoryTarget } from '../packages/releases/src/directory-target.ts';
import { readRequirementsFile } from '../packages/releases/src/local-registry.ts';
import { openTarget } from '../packages/releases/src/open-target.ts';
import { publishBuild } from '../packages/releases/src/publish-build.ts';
import { enforce, judgeRemote, readProvisions } from '../packages/releases/src/verdict.ts';
import { DIST, GENERATED } from '../packages/remote-tools/build/paths.ts';
import { runWebpack } from '../packages/remote-tools/build/run-webpack.ts';
import { prepareRemote } from './lib/build-remote.ts';
import { remoteArguments } from './lib/remote-argument.ts';

const { name, target: targetName, baseUrl, shell, isForced } = remoteArguments('publish-remote');
const target = await openTarget(targetName ?? DIST);
const job = await prepareRemote(name, path.join(GENERATED, 'publish'));
if (job.config) await runWebpack([job.config]);
const { build, dir } = await job.finish();
const live = await readProvisions(shell === undefined ? target : await openTarget(shell));
const builtHere = await readProvisions(directoryTarget(DIST));
const requirements = readRequirementsFile(dir);
enforce(
  `${name} does not fit the shell that is live at ${target.name}:`,
  judgeRemote({ name, version: build.version, requirements }, live, builtHere ? [builtHere] : []),
  isForced,
);
await publishBuild(target, build, dir, baseUrl);
console.log(`${name} ${build.version} is live at ${target.name}.`);
