import type { Audience } from '@widya/contract/routing/registry';
import { describeAudience } from '@widya/releases/audience';
import { openTarget } from '@widya/releases/open-target';
import { promoteCandidate } from '@widya/releases/publish-build';

/**
 * Gives the candidate of a remote to other accounts, or to everybody.
 * @param name `mf-classes`
 * @param audience null for everybody: the candidate becomes live.
 * @throws Error when there is no candidate.
 */
export async function promoteRemote(name: string, targetName: string, audience: Audience | null): Promise<void> {
  const target = await openTarget(targetName);
  const version = await promoteCandidate(target, name, audience ?? undefined);
  console.log(
    audience === null
      ? `${name} ${version} is live for everybody at ${target.name}.`
      : `${name} ${version} is now a candidate for ${describeAudience(audience)} at ${target.name}.`,
  );
}
