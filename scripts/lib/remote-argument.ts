import { parseArgs } from 'node:util';
import type { Audience } from '../../packages/contract/src/routing/registry.ts';
import { parseAudience } from '../../packages/releases/src/audience.ts';
import { DIST, remoteNames } from '../../packages/remote-tools/build/paths.ts';
import {
  AUDIENCE_FLAGS,
  AUDIENCE_USAGE,
  RELEASE_FLAGS,
  type ReleaseOptions,
} from '../../packages/remote-tools/commands/release-options.ts';

export interface RemoteArguments extends ReleaseOptions {
  readonly name: string;
  readonly baseUrl: string | undefined;
  /** Who gets it; null for everybody. */
  readonly audience: Audience | null;
}

/**
 * Parses `mf-classes [--target …] [--base-url …] [--shell …] [--force] [--to …] [--accounts …]`; the target is `dist`
 * when it is left out.
 * @param hasAudience whether the command accepts `--to` and `--accounts`.
 * @throws Error with the usage when the name is missing or unknown, or with a sentence on the audience.
 */
export function remoteArguments(
  command: string,
  hasAudience: boolean,
  args: readonly string[] = process.argv.slice(2),
): RemoteArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...RELEASE_FLAGS, ...AUDIENCE_FLAGS, 'base-url': { type: 'string' } },
  });
  const [name = '', ...more] = positionals;
  if (!remoteNames().includes(name) || more.length > 0) {
    const audience = hasAudience ? ` ${AUDIENCE_USAGE}` : '';
    throw new Error(
      `Write: pnpm ${command} ${remoteNames().join(' | ')}${audience} [--target folder | s3://bucket/prefix] [--force]`,
    );
  }
  const audience = parseAudience(values.to, values.accounts);
  if (audience !== null && !hasAudience) throw new Error(`pnpm ${command} knows neither --to nor --accounts.`);
  return {
    name,
    target: values.target ?? DIST,
    baseUrl: values['base-url'],
    shell: values.shell,
    isForced: values.force,
    audience,
  };
}
