import { ApiFailure } from '../../platform/http/api-failure.ts';
import { defineTaskKind } from '../../platform/jobs/engine/task-kind.ts';
import type { MemberCsvRow } from './invite-csv-row.ts';
import { ALREADY, type InviteOutcome, inviteMembers } from './invite-members.ts';

const taskOutcomeOf = (outcome: InviteOutcome | undefined) => {
  if (outcome?.outcome === 'new') return { outcome: 'sent', result: { member_id: outcome.id } } as const;
  if (outcome?.outcome === 'existing') return { outcome: 'skipped', reason: ALREADY } as const;
  return { outcome: 'failed', reason: outcome?.reason ?? 'Terjadi Kesalahan' } as const;
};

/** Inviting a long list of people: new ones count as sent, existing ones as skipped, invalid rows as failed. */
export const inviteMembersKind = defineTaskKind<MemberCsvRow>({
  name: 'member-invite',
  label: 'Undang banyak pengguna',
  chunk: 200,
  failureColumns: ['email', 'nama', 'organisasi', 'provinsi', 'kota', 'ponsel', 'jenis_kelamin', 'tanggal_lahir'],
  failureHeaders: ['email', 'nama', 'organisasi', 'provinsi', 'kota', 'ponsel', 'jenis kelamin', 'tanggal lahir'],
  workChunk: async ({ clock, config }, tx, items) => {
    const outcomes = await inviteMembers(
      { tx, config, now: clock() },
      items.map(({ data }) => data),
    );
    return items.map((_, n) => taskOutcomeOf(outcomes[n]));
  },
  workItem: async ({ clock, config }, tx, { data }) => {
    const [outcome] = await inviteMembers({ tx, config, now: clock() }, [data]);
    const taskOutcome = taskOutcomeOf(outcome);
    if (taskOutcome.outcome === 'failed') throw new ApiFailure(422, 'VALIDATION', taskOutcome.reason);
    return taskOutcome;
  },
});
