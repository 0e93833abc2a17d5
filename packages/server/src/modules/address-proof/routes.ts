import * as contract from '@widya/contract/address-proof';
import { addressProofSchemas as schemas } from '@widya/contract/address-proof.schemas';
import { and, eq, isNull } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { sha256 } from '../../platform/auth/tokens.ts';
import { addressProofs } from '../../platform/database/schema/address-proofs.ts';
import { type Binding, bindPublic, bindPublicPrepared } from '../../platform/http/bind.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { admitGuess, spendCode, spendProofLink, undoGuess } from './confirm-code.ts';
import { requireProvenAddress } from './proven-address.ts';
import { requestCode } from './request-code.ts';

/** Enough for a room full of people behind one IP address; each mail address has a much lower limit. */
const PER_MINUTE = { perMinute: 60 };
const SECRET = { ...PER_MINUTE, replayable: false };

const request = bindPublicPrepared(
  contract.requestAddressCode,
  schemas.requestAddressCode,
  ({ config }) => secretsKeyOf(config),
  async (ctx, secretsKey) => {
    const { email, return_to, situs_web } = ctx.body;
    const { id, answer } = await requestCode(ctx, { email, return_to, isBot: situs_web !== '', secretsKey });
    // The admin log has no address, because its rows are never deleted and anybody can type any address (S43).
    ctx.audit({ object: 'addresscode', objectId: id });
    return answer;
  },
  SECRET,
);

const confirm = bindPublicPrepared(
  contract.confirmAddressCode,
  schemas.confirmAddressCode,
  async ({ db, config, body, now, afterFailure }) => {
    const id = await admitGuess(db, await secretsKeyOf(config), body, now);
    // A correct code does not count as an attempt when the rest of the call fails.
    afterFailure(() => undoGuess(db, id));
    return id;
  },
  async (ctx, codeId) => {
    const { id, answer } = await spendCode(ctx, codeId);
    ctx.audit({ object: 'addresscode', objectId: id });
    return answer;
  },
  SECRET,
);

const confirmByLink = bindPublic(
  contract.confirmAddressLink,
  schemas.confirmAddressLink,
  async (ctx) => {
    const { id, answer } = await spendProofLink(ctx, ctx.body.token);
    ctx.audit({ object: 'addresscode', objectId: id });
    return answer;
  },
  SECRET,
);

/** Revokes proofs that are still valid. @returns how many. */
async function revoke(tx: Tx, which: ReturnType<typeof eq>, now: Date): Promise<number> {
  const revoked = await tx
    .update(addressProofs)
    .set({ revoked_at: now })
    .where(and(which, isNull(addressProofs.revoked_at)));
  return revoked.rowCount ?? 0;
}

const end = bindPublic(
  contract.endAddressProof,
  schemas.endAddressProof,
  async (ctx) => {
    await requireProvenAddress(ctx);
    await revoke(ctx.tx, eq(addressProofs.token_hash, sha256(ctx.bearer ?? '')), ctx.now);
    ctx.audit({ object: 'addressproof', objectId: null });
    return { success: true };
  },
  PER_MINUTE,
);

const endAll = bindPublic(
  contract.endAllAddressProofs,
  schemas.endAllAddressProofs,
  async (ctx) => {
    const email = await requireProvenAddress(ctx);
    const devices = await revoke(ctx.tx, eq(addressProofs.email, email), ctx.now);
    ctx.audit({ object: 'addressproof', objectId: null });
    return { success: true, devices };
  },
  PER_MINUTE,
);

export const addressProofRoutes: Binding[] = [request, confirm, confirmByLink, end, endAll];
