import * as contract from '@widya/contract/members';
import { memberSchemas } from '@widya/contract/members.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { answerList } from '../../platform/http/listing.ts';
import { assertNotAnonymised, changeMember } from './change-member.ts';
import { detailOf } from './detail.ts';
import { memberFields } from './fields.ts';
import { withdrawInvitations } from './invitations.ts';
import { memberInviteRoutes } from './invite-routes.ts';
import { mergeMember } from './merge-member.ts';
import { type MemberRow, presentMember } from './present.ts';
import { lockMember, selectMember, selectMembers } from './queries.ts';
import { entryOf, writeMember, writtenMember } from './write-member.ts';

const list = bind(contract.listMembers, memberSchemas.listMembers, async (ctx) => {
  const { rows, total } = await selectMembers(ctx.tx, ctx.query, ctx.now);
  return answerList(ctx, rows, total);
});

const MOST_SHOWN = 100;

const search = bind(contract.searchMembers, memberSchemas.searchMembers, async ({ tx, body, now }) => {
  const query = { q: body.search, tab: 'active', page: 1, per_page: MOST_SHOWN, sort: '-created_at' } as const;
  return (await selectMembers(tx, query, now)).rows;
});

const read = bind(contract.readMember, memberSchemas.readMember, async ({ tx, params, now }) =>
  detailOf(tx, await selectMember(tx, params.id), now),
);

const update = bind(contract.updateMember, memberSchemas.updateMember, async ({ tx, body, now, audit }) => {
  const { id, version, ...changes } = body;
  const before = await lockMember(tx, id);
  await assertFresh(tx, version, presentMember(before), { object: 'member', id: before.id });
  const after = await changeMember(tx, before, memberFields(changes, now), now);
  audit({ ...entryOf(before), before: { ...presentMember(before) }, after: { ...presentMember(after) } });
  return writtenMember(after);
});

type Reference = Pick<Ctx<(typeof memberSchemas)['deleteMember']>, 'query' | 'body' | 'tx' | 'now' | 'audit'>;

/**
 * Deletes softly or restores; the id is in the body or the query (D96). Idempotent: a person already in the target
 * state is reported as unchanged.
 */
async function setActive({ query, body, tx, now, audit }: Reference, active: 0 | 1) {
  const id = body?.id ?? query.id;
  if (id === undefined) throw invalid({ id: 'Sebutkan id pengguna' });
  const before = await lockMember(tx, id);
  if (active === 1) assertNotAnonymised(before);
  const changed = before.active !== active;
  const after = changed ? await writeMember(tx, id, { active }, now) : before;
  if (changed && active === 0) await withdrawInvitations(tx, id, now);
  audit({ ...entryOf(before), before: { active: before.active }, after: { active } });
  return writtenMember(after, changed ? 1 : 0);
}

const remove = bind(contract.deleteMember, memberSchemas.deleteMember, (ctx) => setActive(ctx, 0));
const restore = bind(contract.restoreMember, memberSchemas.restoreMember, (ctx) => setActive(ctx, 1));

type ById = Pick<Ctx<(typeof memberSchemas)['activateMember']>, 'params' | 'tx' | 'now' | 'audit'>;

/** Sets a flag of a person; one that is already set keeps its time and source. */
async function setFlag(
  { params, tx, now, audit }: ById,
  isSet: (row: MemberRow) => boolean,
  fields: Parameters<typeof writeMember>[2],
) {
  const before = await lockMember(tx, params.id);
  const changed = !isSet(before);
  const after = changed ? await writeMember(tx, before.id, fields, now) : before;
  audit({ ...entryOf(before), before: { ...presentMember(before) }, after: { ...presentMember(after) } });
  return writtenMember(after, changed ? 1 : 0);
}

const activate = bind(contract.activateMember, memberSchemas.activateMember, (ctx) =>
  setFlag(ctx, (row) => row.activated, { activated: true }),
);

/** Source of a consent that staff record on behalf of the person (S43). */
const BY_STAFF = 'staf';

const subscribe = bind(contract.activateNewsletter, memberSchemas.activateNewsletter, (ctx) =>
  setFlag(ctx, (row) => row.subscribe_newsletter, {
    subscribe_newsletter: true,
    newsletter_source: BY_STAFF,
    newsletter_changed_at: ctx.now,
  }),
);
const unsubscribe = bind(contract.deactivateNewsletter, memberSchemas.deactivateNewsletter, (ctx) =>
  setFlag(ctx, (row) => !row.subscribe_newsletter, {
    subscribe_newsletter: false,
    newsletter_source: BY_STAFF,
    newsletter_changed_at: ctx.now,
  }),
);

const merge = bind(contract.mergeMember, memberSchemas.mergeMember, async ({ tx, params, body, now, audit }) => {
  const account = await lockMember(tx, params.id);
  const duplicate = await lockMember(tx, body.duplicate_id);
  const moved = await mergeMember(tx, account, duplicate);
  const after = await writeMember(tx, account.id, {}, now);
  audit({ ...entryOf(account), before: { duplicate: duplicate.email }, after: { duplicate: null, moved } });
  return { ...writtenMember(after), moved };
});

export const memberRoutes: Binding[] = [
  list,
  search,
  read,
  ...memberInviteRoutes,
  update,
  remove,
  restore,
  activate,
  subscribe,
  unsubscribe,
  merge,
];
