import { createHash, randomBytes } from 'node:crypto';
import { outwardAddress } from '@widya/contract/outward-address';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { type SiteSettings, siteOf } from '../../platform/addresses/site.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { registrations, testTokens } from '../../platform/database/schema/registrations.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

const USED_UP = 'Tautan ini sudah digunakan atau tidak berlaku lagi';
const LIFE_MS = 24 * 60 * 60 * 1_000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A participant that the caller may see. @throws ApiFailure 404 otherwise (S11), 409 for one who is not accepted. */
export async function findTestTaker(tx: Tx, caller: Caller, participantId: number) {
  const [found] = await tx
    .select({
      id: registrations.id,
      name: registrations.full_name,
      status: registrations.status,
      className: classes.name,
    })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .where(and(eq(registrations.id, participantId), classScope(caller)));
  if (found === undefined) throw notFound('Peserta tidak ditemukan');
  if (found.status !== 'ACCEPTED')
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Tautan hanya dapat dibuat untuk peserta yang diterima');
  return found;
}

/**
 * Creates a one-time link to the final test, valid for 24 hours: 256 random bits, of which only the hash is stored.
 * Source: D69, S8.
 */
export async function createTestToken(
  tx: Tx,
  { participantId, config, now }: { readonly participantId: number; readonly config: SiteSettings; readonly now: Date },
) {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + LIFE_MS);
  await tx
    .insert(testTokens)
    .values({ token_hash: hashOf(token), participant_id: participantId, created_at: now, expires_at: expires });
  const url = outwardAddress(await siteOf(tx, config), 'testLink', token);
  return { token, url, expires_at: expires.toISOString() };
}

/**
 * Spends a one-time link with one conditional update, so that only one of several concurrent attempts succeeds.
 * @returns the participant, and when the link would have expired.
 * @throws ApiFailure 410 when it is used, expired or unknown, or the participant is no longer accepted (S8).
 */
export async function useTestToken(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ participantId: number; expiresAt: Date }> {
  const [used] = await tx
    .update(testTokens)
    .set({ used_at: now })
    .where(and(eq(testTokens.token_hash, hashOf(token)), isNull(testTokens.used_at), gt(testTokens.expires_at, now)))
    .returning({ participantId: testTokens.participant_id, expiresAt: testTokens.expires_at });
  const [found] = used
    ? await tx
        .select({ participantId: registrations.id })
        .from(registrations)
        .where(and(eq(registrations.id, used.participantId), eq(registrations.status, 'ACCEPTED')))
    : [];
  if (used === undefined || found === undefined) throw new ApiFailure(410, 'NOT_FOUND', USED_UP);
  return used;
}

/**
 * Reads a one-time link without spending it.
 * @throws ApiFailure 410 when it is used, expired or unknown, or the participant is no longer accepted (S8).
 */
export async function readTestLink(tx: Tx, token: string, now: Date) {
  const [found] = await tx
    .select({
      fullName: registrations.full_name,
      className: classes.name,
      classCode: classes.code,
      expiresAt: testTokens.expires_at,
    })
    .from(testTokens)
    .innerJoin(registrations, eq(registrations.id, testTokens.participant_id))
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .where(
      and(
        eq(testTokens.token_hash, hashOf(token)),
        isNull(testTokens.used_at),
        gt(testTokens.expires_at, now),
        eq(registrations.status, 'ACCEPTED'),
      ),
    );
  if (found === undefined) throw new ApiFailure(410, 'NOT_FOUND', USED_UP);
  return found;
}
