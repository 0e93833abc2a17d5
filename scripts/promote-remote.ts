import { promoteRemote } from '../packages/remote-tools/commands/promote-remote.ts';
import { remoteArguments } from './lib/remote-argument.ts';

// Without an audience, the candidate becomes live for everybody.
const { name, target, audience } = remoteArguments('promote-remote', true);
await promoteRemote(name, target, audience);
