import { parseArgs } from 'node:util';
import { remoteNames } from '../../packages/remote-kit/build/paths.ts';

export interface RemoteArguments {
  readonly name: string;
  readonly target: string | undefined;
  readonly baseUrl: string | undefined;
}

/**
 * Parses `mf-classes [--target …] [--base-url …]`.
 * @throws Error with the usage when the name is missing or unknown.
 */
export function remoteArguments(command: string, args: readonly string[] = process.argv.slice(2)): RemoteArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { target: { type: 'string' }, 'base-url': { type: 'string' } },
  });
  const [name = ''] = positionals;
  if (!remoteNames().includes(name))
    throw new Error(`Write: pnpm ${command} ${remoteNames().join(' | ')} [--target folder | s3://bucket/prefix]`);
  return { name, target: values.target, baseUrl: values['base-url'] };
}
