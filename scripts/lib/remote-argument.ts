import { parseArgs } from 'node:util';
import { DIST, remoteNames } from '../../packages/remote-tools/build/paths.ts';
import { RELEASE_FLAGS, type ReleaseOptions } from '../../packages/remote-tools/commands/release-options.ts';

export interface RemoteArguments extends ReleaseOptions {
  readonly name: string;
  readonly baseUrl: string | undefined;
}

/**
 * Parses `mf-classes [--target …] [--base-url …] [--shell …] [--force]`; the target is `dist` when it is left out.
 * @throws Error with the usage when the name is missing or unknown.
 */
export function remoteArguments(command: string, args: readonly string[] = process.argv.slice(2)): RemoteArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...RELEASE_FLAGS, 'base-url': { type: 'string' } },
  });
  const [name = ''] = positionals;
  if (!remoteNames().includes(name))
    throw new Error(
      `Write: pnpm ${command} ${remoteNames().join(' | ')} [--target folder | s3://bucket/prefix] [--force]`,
    );
  return {
    name,
    target: values.target ?? DIST,
    baseUrl: values['base-url'],
    shell: values.shell,
    isForced: values.force,
  };
}
