import type { Ctx } from '../../platform/http/context.ts';
import type { Invitee } from '../registrations/check-invitees.ts';
import type { Owner } from '../registrations/find-owner.ts';
import { inviteMany } from '../registrations/invite.ts';
import { lockOwner } from '../registrations/owner.ts';
import { seatsOf } from '../registrations/seat-context.ts';

type InviteContext = Pick<Ctx, 'tx' | 'now' | 'config' | 'audit'>;

/** Invites the people of one call and logs them. Source: D71. */
export async function invitePeople(ctx: InviteContext, target: Owner, people: readonly Invitee[], override: boolean) {
  const owner = await lockOwner(ctx.tx, target.source, target.id);
  const { invited, already_registered, failed } = await inviteMany(seatsOf(ctx), owner, people, { override });
  const [only] = invited;
  const isOne = people.length === 1 && only !== undefined;
  ctx.audit({
    object: owner.source.logObject,
    objectId: isOne ? only.id : owner.code,
    label: isOne ? `${only.full_name} · ${owner.name}` : `${invited.length} peserta · ${owner.name}`,
    after: {
      ids: invited.map(({ id }) => id),
      already_registered: already_registered.length,
      failed: failed.length,
      ...(override ? { override_quota: true } : {}),
    },
  });
  return {
    success: true,
    affectedRows: invited.length,
    invited: invited.length,
    already_registered,
    failed,
  } as const;
}
