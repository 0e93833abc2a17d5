import * as contract from '@widya/contract/members';
import { MEMBER_FORM_INCOMPLETE, memberSchemas } from '@widya/contract/members.schemas';
import { eq } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { resumeTask } from '../../platform/jobs/engine/change-state.ts';
import { lockOpenList } from '../../platform/jobs/engine/lock-open-list.ts';
import { appendItems, startTask, wakeTask } from '../../platform/jobs/engine/start-task.ts';
import { countExport, EXPORTS, exportMembersKind } from './export-kind.ts';
import { memberFields } from './fields.ts';
import { assertInvitable, invite } from './invitations.ts';
import { addressOf, type MemberCsvRow } from './invite-csv-row.ts';
import { inviteMembersKind } from './invite-kind.ts';
import { ALREADY, inviteMembers } from './invite-members.ts';
import { lockMember } from './queries.ts';
import { entryOf, writtenMember } from './write-member.ts';

const register = bind(contract.registerMember, memberSchemas.registerMember, async (ctx) => {
  const { tx, body, now, audit } = ctx;
  const { full_name, email, ...rest } = body;
  const fields = { ...fieldsOf(rest, now), full_name, email };
  const [existing] = await tx.select().from(members).where(eq(members.email_normalised, email));
  if (existing !== undefined)
    throw new ApiFailure(409, 'DUPLICATE_ACCOUNT', ALREADY, {
      errors: { email: existing.active === 1 ? ALREADY : 'Pengguna ini ada di tab Terhapus. Pulihkan dari sana.' },
    });
  const [row] = await tx
    .insert(members)
    .values({ ...fields, created_at: now, updated_at: now })
    .returning();
  if (!row) throw new Error('The person was not written');
  await invite(ctx, row);
  audit({ ...entryOf(row), after: { email, full_name } });
  return writtenMember(row);
});

/** Adds the message of the form to those of its fields. Source: B-177. */
function fieldsOf(body: Parameters<typeof memberFields>[0], now: Date) {
  try {
    return memberFields(body, now);
  } catch (error) {
    if (error instanceof ApiFailure && error.details.errors)
      throw invalid(error.details.errors, MEMBER_FORM_INCOMPLETE);
    throw error;
  }
}

const registerMany = bind(contract.registerMembers, memberSchemas.registerMembers, async (ctx) => {
  const { body, audit } = ctx;
  const outcomes = await inviteMembers(ctx, body);
  const answer = {
    success: outcomes.flatMap((one) => (one.outcome === 'new' ? [one.email] : [])),
    duplicate: outcomes.flatMap((one) => (one.outcome === 'existing' ? [one.email] : [])),
    fail: outcomes.flatMap((one, n) =>
      one.outcome === 'invalid' ? [{ row: body[n]?.row ?? n + 1, email: one.email, reason: one.reason }] : [],
    ),
  };
  audit({
    object: 'member',
    objectId: null,
    label: `${answer.success.length} pengguna`,
    after: { success: answer.success.length, duplicate: answer.duplicate.length, fail: answer.fail.length },
  });
  return answer;
});

const inviteAgain = bind(contract.sendMemberInvitation, memberSchemas.sendMemberInvitation, async (ctx) => {
  const member = await lockMember(ctx.tx, ctx.params.id);
  assertInvitable(member);
  const expires_at = await invite(ctx, member);
  ctx.audit(entryOf(member));
  return { ...writtenMember(member), expires_at: expires_at.toISOString() };
});

const itemsOf = (csvRows: readonly MemberCsvRow[]) =>
  csvRows.map((data) => {
    const who = addressOf(data) || data.nama?.trim() || 'Baris tanpa email';
    return { label: data.row === undefined ? who : `${data.row}. ${who}`, data };
  });

const inviteList = bind(contract.inviteMembers, memberSchemas.inviteMembers, async (ctx) => {
  const { tx, body, now, audit } = ctx;
  const { users, job_id, more = false } = body;
  let task: { id: number; total: number };
  if (job_id === undefined) {
    task = await startTask(ctx, inviteMembersKind, { items: itemsOf(users), more });
  } else {
    const open = await lockOpenList(ctx, { kind: inviteMembersKind.name, id: job_id });
    task = { id: open.id, total: await appendItems(tx, open, itemsOf(users)) };
    if (!more) {
      await resumeTask(tx, open.id, now);
      await wakeTask(ctx.jobs, open.id);
    }
  }
  audit({
    object: 'member',
    objectId: null,
    label: `${users.length} baris`,
    after: { job_id: task.id, rows: users.length },
  });
  return { success: true, job_id: task.id, total: task.total };
});

const exportList = bind(contract.exportMembers, memberSchemas.exportMembers, async (ctx) => {
  const { list } = ctx.body;
  const { label, file } = EXPORTS[list];
  const rows = await countExport(ctx.tx, list);
  const { id, total } = await startTask(ctx, exportMembersKind, { label, input: { list }, items: [] });
  ctx.audit({ object: 'member', objectId: null, label: file, after: { job_id: id, rows } });
  return { success: true, job_id: id, total };
});

/** Inviting and exporting people. Source: B-163 to B-165, B-175. */
export const memberInviteRoutes: Binding[] = [register, registerMany, inviteAgain, inviteList, exportList];
