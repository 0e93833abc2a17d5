import * as contract from '@widya/contract/own-account';
import { ownAccountSchemas as schemas } from '@widya/contract/own-account.schemas';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { type Binding, bindPublic, bindPublicPrepared } from '../../platform/http/bind.ts';
import { requireProvenAddress } from '../address-proof/proven-address.ts';
import { presentMember } from '../members/present.ts';
import { entryOf } from '../members/write-member.ts';
import { addRequest } from './data-requests.ts';
import { readPreferences, writePreferences } from './mail-preferences.ts';
import { readOverview } from './overview.ts';
import { ownMember } from './own-member.ts';
import { presentProfile, writeProfile } from './profile.ts';

const PER_MINUTE = { perMinute: 120 };

const overview = bindPublicPrepared(
  contract.readOwnOverview,
  schemas.readOwnOverview,
  ({ config }) => secretsKeyOf(config),
  async (ctx, secretsKey) => readOverview(ctx.tx, await requireProvenAddress(ctx), secretsKey, ctx.now),
  PER_MINUTE,
);

const readProfile = bindPublic(
  contract.readOwnProfile,
  schemas.readOwnProfile,
  async (ctx) => {
    const email = await requireProvenAddress(ctx);
    return presentProfile(email, await ownMember(ctx.tx, email));
  },
  PER_MINUTE,
);

const updateProfile = bindPublic(
  contract.updateOwnProfile,
  schemas.updateOwnProfile,
  async (ctx) => {
    const email = await requireProvenAddress(ctx);
    const { before, after } = await writeProfile(ctx.tx, email, ctx.body, ctx.now);
    ctx.audit({ ...entryOf(after), before: { ...presentMember(before) }, after: { ...presentMember(after) } });
    return { success: true, profile: presentProfile(email, after) };
  },
  PER_MINUTE,
);

const preferences = bindPublic(
  contract.readMailPreferences,
  schemas.readMailPreferences,
  async (ctx) => readPreferences(ctx.tx, await requireProvenAddress(ctx)),
  PER_MINUTE,
);

const updatePreferences = bindPublic(
  contract.updateMailPreferences,
  schemas.updateMailPreferences,
  async (ctx) => {
    const email = await requireProvenAddress(ctx);
    const before = await readPreferences(ctx.tx, email);
    const id = await writePreferences(ctx.tx, email, ctx.body.newsletter, ctx.now);
    const after = await readPreferences(ctx.tx, email);
    ctx.audit({
      object: 'member',
      objectId: id,
      before: { subscribe_newsletter: before.newsletter },
      after: { subscribe_newsletter: after.newsletter },
    });
    return { success: true, preferences: after };
  },
  PER_MINUTE,
);

const requestData = bindPublic(
  contract.requestOwnData,
  schemas.requestOwnData,
  async (ctx) => {
    const email = await requireProvenAddress(ctx);
    const { id, request } = await addRequest(ctx.tx, email, ctx.body.kind, ctx.now);
    // The admin log has no address, because its rows are never deleted (S43).
    ctx.audit({ object: 'datarequest', objectId: id });
    return { success: true, request };
  },
  PER_MINUTE,
);

export const ownAccountRoutes: Binding[] = [
  overview,
  readProfile,
  updateProfile,
  preferences,
  updatePreferences,
  requestData,
];
