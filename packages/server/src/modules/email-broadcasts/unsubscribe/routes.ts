import * as contract from '@widya/contract/unsubscription';
import { unsubscriptionSchemas as schemas } from '@widya/contract/unsubscription.schemas';
import { eq } from 'drizzle-orm';
import { emailOutbox } from '../../../platform/database/schema/email.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import { type Binding, bindPublic } from '../../../platform/http/bind.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { maskedAddress } from './masked-address.ts';
import { unsubscribeAddress } from './unsubscribe-address.ts';

/** Source of the changed consent, like 'staf'. */
const BY_LINK = 'tautan surel';

/** Enough for readers and too few to guess a token, which has 144 random bits. */
const PER_MINUTE = { perMinute: 120 };

/** @throws ApiFailure 404 for an unknown link. */
async function addressOf(tx: Tx, token: string): Promise<string> {
  const [mail] = await tx
    .select({ email: emailOutbox.to_email })
    .from(emailOutbox)
    .where(eq(emailOutbox.unsubscribe_token, token));
  if (mail === undefined) throw notFound('Tautan tidak ditemukan');
  return mail.email;
}

const read = bindPublic(
  contract.readUnsubscription,
  schemas.readUnsubscription,
  async ({ tx, params }) => ({ success: true, email: maskedAddress(await addressOf(tx, params.token)) }),
  PER_MINUTE,
);

const end = bindPublic(
  contract.unsubscribe,
  schemas.unsubscribe,
  async ({ tx, params, now, audit }) => {
    const email = await addressOf(tx, params.token);
    const { id, members } = await unsubscribeAddress(tx, email, { now, source: BY_LINK });
    // The log has no address, because its rows are never deleted (S43).
    audit({ object: 'suppression', objectId: id, after: { reason: 'unsubscribed', members } });
    return { success: true, email: maskedAddress(email) };
  },
  PER_MINUTE,
);

export const unsubscriptionRoutes: Binding[] = [read, end];
