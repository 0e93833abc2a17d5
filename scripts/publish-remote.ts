import path from 'node:path';
import { DIST, GENERATED, ROOT } from '../packages/remote-tools/build/paths.ts';
import { publishRemote } from '../packages/remote-tools/commands/publish-remote.ts';
import { remoteArguments } from './lib/remote-argument.ts';

const { name, ...options } = remoteArguments('publish-remote', true);
await publishRemote({
  ...options,
  dir: path.join(ROOT, name),
  builds: path.join(GENERATED, 'publish'),
  builtShell: DIST,
});
