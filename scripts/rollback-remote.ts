import { rollBackRemote } from '../packages/remote-tools/commands/roll-back-remote.ts';
import { remoteArguments } from './lib/remote-argument.ts';

const { name, ...options } = remoteArguments('rollback-remote', false);
await rollBackRemote(name, options);
