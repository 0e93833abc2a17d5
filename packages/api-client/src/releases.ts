import type { ReleaseAudience } from '@widya/contract/releases';
import * as releases from '@widya/contract/releases';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { useMarkChanged, useWrite } from './write.ts';

/** The remotes with their versions, for superadmins. */
export const useReleases = (): Query<Releases> => useQuery(releases.listReleases, {});

/** Answer of `listReleases`. */
export interface Releases {
  readonly data: readonly releases.Release[];
  /** Origins from which this installation allows to load a remote. */
  readonly override_origins: readonly string[];
}

/** A remote as it was displayed when somebody decided. */
type Seen = Pick<releases.Release, 'remote' | 'revision'>;

/**
 * Changes of what is published. Each rejects with an ApiError: VERSION_CONFLICT when the remote has changed since it
 * was displayed. The list is read again in either case.
 */
export function useReleaseActions() {
  const write = useWrite([releases.listReleases]);
  const markChanged = useMarkChanged();
  const change = async (work: Promise<unknown>): Promise<void> => {
    try {
      await write(work);
    } catch (error) {
      void markChanged([releases.listReleases]);
      throw error;
    }
  };
  const of = ({ remote, revision }: Seen) => ({ params: { remote }, body: { revision } });
  return {
    promote: (seen: Seen) => change(call(releases.promoteRelease, of(seen))),
    changeAudience: (remote: string, body: ReleaseAudience) =>
      change(call(releases.changeReleaseAudience, { params: { remote }, body })),
    withdraw: ({ remote, revision }: Seen) =>
      change(call(releases.withdrawRelease, { params: { remote }, query: { revision } })),
    rollBack: (seen: Seen) => change(call(releases.rollBackRelease, of(seen))),
    disable: (seen: Seen) => change(call(releases.disableRelease, of(seen))),
    enable: (seen: Seen) => change(call(releases.enableRelease, of(seen))),
  };
}
