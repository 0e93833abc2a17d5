import * as contract from '@widya/contract/accounts-password-links';
import { accountPasswordLinkSchemas as schemas } from '@widya/contract/accounts-password-links.schemas';
import { siteOf } from '../../platform/addresses/site.ts';
import { lockAccount } from '../../platform/auth/lock-account.ts';
import { ownerOfLink, spendLink } from '../../platform/auth/password-links.ts';
import { assertAcceptablePassword } from '../../platform/auth/password-rules.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { revokeSessions } from '../../platform/auth/sessions.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bindPublic, bindPublicPrepared } from '../../platform/http/bind.ts';
import { claimMember } from '../members/claim-member.ts';
import { lockMember } from '../members/queries.ts';
import { storePassword } from './change-password.ts';
import { type LinkRequest, PASSWORD_LINK_QUEUE } from './mail-password-link.ts';
import { passwordChangedMail } from './password-mails.ts';

/** The same failure for used, expired and unknown links, so that it reveals nothing. */
const linkIsOver = () => notFound('Tautan ini sudah dipakai atau tidak berlaku lagi');

/** A job looks the address up, so that the call does the same work for every address (S4). */
const request = bindPublic(
  contract.requestPasswordLink,
  schemas.requestPasswordLink,
  async (ctx) => {
    const { requestId, ip } = ctx;
    const job: LinkRequest = { email: ctx.body.email, requestId, ip };
    await ctx.jobs.enqueue(PASSWORD_LINK_QUEUE, { ...job });
    ctx.audit({ object: 'password', objectId: null });
    return { success: true };
  },
  { perMinute: 10 },
);

/** Nobody can guess 256 random bits; the limit protects the database. */
const read = bindPublic(
  contract.readPasswordLink,
  schemas.readPasswordLink,
  async ({ tx, body, now }) => {
    const owner = await ownerOfLink(tx, body.token, now);
    if (owner === null) throw linkIsOver();
    const { kind, name, email } = owner;
    return { success: true, owner: { kind, name, email } };
  },
  { perMinute: 30 },
);

const set = bindPublicPrepared(
  contract.setPasswordByLink,
  schemas.setPasswordByLink,
  async ({ db, body, now, config }) => {
    assertAcceptablePassword(body.password, 'password');
    if ((await ownerOfLink(db, body.token, now)) === null) throw linkIsOver();
    return hashPassword(body.password, config.hashingCost, 'known');
  },
  async (ctx, hash) => {
    const { tx, body, now } = ctx;
    const owner = await ownerOfLink(tx, body.token, now);
    if (owner === null) throw linkIsOver();
    await (owner.kind === 'member' ? lockMember(tx, owner.id) : lockAccount(tx, owner));
    if (!(await spendLink(tx, body.token, now))) throw linkIsOver();
    if (owner.kind === 'member') {
      await claimMember(tx, owner.id, hash, now);
      ctx.audit({ object: 'member', objectId: owner.id, label: `${owner.name} · ${owner.email}` });
      return { success: true };
    }
    await storePassword(tx, owner, hash, now);
    await revokeSessions(tx, owner, { reason: 'password_reset', now });
    await ctx.mail.enqueue(passwordChangedMail(await siteOf(tx, ctx.config), owner, ctx));
    ctx.audit({ object: owner.kind, objectId: owner.id, label: owner.name, actor: owner });
    return { success: true };
  },
  { perMinute: 30 },
);

/**
 * Requesting a link for a forgotten password; setting a password with a link, which also claims the account of an
 * invited person. Source: D137, S8, S9.
 */
export const passwordLinkRoutes: Binding[] = [request, read, set];
