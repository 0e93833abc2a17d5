import path from 'node:path';
import { GENERATED } from '../packages/remote-kit/build/paths.ts';
import { runWebpack } from '../packages/remote-kit/build/run-webpack.ts';
import { prepareRemote } from './lib/build-remote.ts';
import { openTarget } from './lib/publish/open-target.ts';
import { publishBuild } from './lib/publish/publish-build.ts';
import { remoteArguments } from './lib/remote-argument.ts';

const { name, target: targetName, baseUrl } = remoteArguments('publish-remote');
const target = await openTarget(targetName);
const job = await prepareRemote(name, path.join(GENERATED, 'publish'));
if (job.config) await runWebpack([job.config]);
const build = await job.finish();
await publishBuild(target, build, job.dir, baseUrl);
console.log(`${name} ${build.version} is live at ${target.name}.`);
