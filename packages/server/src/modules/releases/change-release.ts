import type { Release } from '@widya/contract/releases';
import type { Registry, RegistryRemote } from '@widya/contract/routing/registry';
import { findRemote, restoreRemote } from '@widya/releases/registry-changes';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { lockReleases } from './lock-releases.ts';
import { presentRelease, revisionOf } from './present-release.ts';
import { releasesOf } from './releases.ts';
import { sumReports } from './sum-reports.ts';

type Changing = Pick<Ctx, 'tx' | 'config' | 'now' | 'afterRollback'>;

interface Change {
  readonly remote: string;
  /** The revision on which the change is based; undefined for whatever is published. */
  readonly revision: string | undefined;
  /** Pure, as it may run again; what it throws changes nothing. `live` is undefined before the first publication. */
  readonly apply: (registry: Registry, live: RegistryRemote | undefined) => Registry;
}

/** A remote before and after a change. */
export interface ChangedRelease {
  readonly before: RegistryRemote | undefined;
  readonly after: RegistryRemote;
  /** `after` in the shape of the API. */
  readonly data: Release;
}

/** @throws ApiFailure 404 for a remote that is not published. */
export function publishedRemote(live: RegistryRemote | undefined): RegistryRemote {
  if (live === undefined) throw notFound('Remote ini belum pernah dipublikasikan');
  return live;
}

/** @throws ApiFailure 409 without a candidate. */
export function stagedRemote(live: RegistryRemote | undefined): NonNullable<RegistryRemote['candidate']> {
  const { candidate } = publishedRemote(live);
  if (!candidate) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Remote ini tidak punya versi percobaan');
  return candidate;
}

/**
 * Changes what is published of a remote, under the lock of the transaction and that of the folder or bucket. The
 * registry is no part of the database, so it is put back when the transaction fails afterwards.
 * @throws ApiFailure 409 when it has changed since it was read, and what `apply` throws.
 */
export async function changeRelease(ctx: Changing, { remote, revision, apply }: Change): Promise<ChangedRelease> {
  await lockReleases(ctx.tx);
  const target = await releasesOf(ctx.config).target();
  const reports = await sumReports(ctx.tx, ctx.now);
  let before: RegistryRemote | undefined;
  const registry = await target.changeRegistry((current) => {
    before = findRemote(current, remote);
    if (revision !== undefined && revision !== revisionOf(before))
      throw new ApiFailure(409, 'VERSION_CONFLICT', undefined, {
        current: before && presentRelease(before, reports),
      });
    return apply(current, before);
  });
  const after = publishedRemote(findRemote(registry, remote));
  ctx.afterRollback(async () => {
    await target.changeRegistry((current) =>
      revisionOf(findRemote(current, remote)) === revisionOf(after) ? restoreRemote(current, remote, before) : current,
    );
  });
  return { before, after, data: presentRelease(after, reports) };
}
