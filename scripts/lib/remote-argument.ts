import { parseArgs } from 'node:util';
import { remoteNames } from '../../packages/remote-tools/build/paths.ts';

export interface RemoteArguments {
  readonly name: string;
  readonly target: string | undefined;
  readonly baseUrl: string | undefined;
  /** Where the live shell is, when not at the target: a folder or a bucket. */
  readonly shell: string | undefined;
  readonly isForced: boolean;
}

/**
 * Parses `mf-classes [--target …] [--base-url …] [--shell …] [--force]`.
 * @throws Error with the usage when the name is missing or unknown.
 */
export function remoteArguments(command: string, args: readonly string[] = process.argv.slice(2)): RemoteArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      target: { type: 'string' },
      'base-url': { type: 'string' },
      shell: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  });
  const [name = ''] = positionals;
  if (!remoteNames().includes(name))
    throw new Error(
      `Write: pnpm ${command} ${remoteNames().join(' | ')} [--target folder | s3://bucket/prefix] [--force]`,
    );
  return {
    name,
    target: values.target,
    baseUrl: values['base-url'],
    shell: values.shell,
    isForced: values.force,
  };
}
