import { createHash } from 'node:crypto';
import type { Release, ReleaseVersion } from '@widya/contract/releases';
import type { RegistryRemote, RemoteBuild } from '@widya/contract/routing/registry';
import type { ReportSums } from './sum-reports.ts';

/** The screen that enables a remote again. */
const RELEASES_PATH = '/rilis';

/** Changes with everything that is published of a remote; `new` for one that is not published. */
export const revisionOf = (remote: RegistryRemote | undefined): string =>
  remote === undefined ? 'new' : createHash('sha256').update(JSON.stringify(remote)).digest('hex').slice(0, 16);

/** Whether a remote can be disabled: not the one from which it would be enabled again. */
export const canDisable = ({ current, candidate }: RegistryRemote): boolean =>
  ![current, ...(candidate ? [candidate.build] : [])].some(({ manifest }) =>
    manifest.routes.some(({ path }) => path === RELEASES_PATH),
  );

/** A remote in the shape of the API. */
export function presentRelease(remote: RegistryRemote, reports: ReportSums): Release {
  const { name, current, previous, candidate, disabled } = remote;
  const versionOf = ({ version, release }: RemoteBuild): ReleaseVersion => ({
    version,
    release: release ? { ...release, key: release.key ?? null } : null,
    ...reports.of(name, version),
  });
  return {
    remote: name,
    label: current.manifest.label,
    team: current.manifest.team ?? null,
    revision: revisionOf(remote),
    disabled: disabled === true,
    can_disable: canDisable(remote),
    current: versionOf(current),
    previous: previous && versionOf(previous),
    candidate: candidate
      ? {
          ...versionOf(candidate.build),
          share: candidate.share,
          accounts: [...candidate.accounts],
          admins: candidate.admins,
        }
      : null,
    overrides: reports.overridesOf(name),
  };
}
