import path from 'node:path';
import { DIST, GENERATED } from '../packages/remote-kit/build/paths.ts';
import { runWebpack } from '../packages/remote-kit/build/run-webpack.ts';
import { prepareRemote } from './lib/build-remote.ts';
import { readRequirementsFile } from './lib/local-registry.ts';
import { directoryTarget } from './lib/publish/directory-target.ts';
import { openTarget } from './lib/publish/open-target.ts';
import { publishBuild } from './lib/publish/publish-build.ts';
import { enforce, judgeRemote, readProvisions } from './lib/publish/verdict.ts';
import { remoteArguments } from './lib/remote-argument.ts';

const { name, target: targetName, baseUrl, shell, isForced } = remoteArguments('publish-remote');
const target = await openTarget(targetName);
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
