import { and, eq, gt } from 'drizzle-orm';
import { sha256 } from '../../platform/auth/tokens.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations, testSessions } from '../../platform/database/schema/registrations.ts';
import { forbidden, notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { requireProvenAddress } from '../address-proof/proven-address.ts';
import { byCode } from '../quiz/queries.ts';

type DeviceContext = Pick<Ctx, 'tx' | 'bearer' | 'now'>;

/** A person who takes a final test: a participant, or anybody else (D81). */
export type Taker =
  | {
      readonly kind: 'PARTICIPANT';
      readonly participantId: number;
      readonly fullName: string;
      /** When the device submits automatically. */
      readonly endsAt: Date | null;
    }
  | { readonly kind: 'ADDITIONAL'; readonly email: string };

const TEST_NOT_FOUND = 'Tes akhir tidak ditemukan';
const NOT_ACCEPTED = 'Tes akhir dapat dikerjakan setelah pendaftaran Anda diterima';

/** The class of a test, by the code in its address. @throws ApiFailure 404. */
export async function findTestClass(tx: Tx, code: string) {
  const [found] = await tx
    .select({
      id: classes.id,
      code: classes.code,
      name: classes.name,
      active: classes.active,
      publishStatus: classes.publish_status,
      showsResults: classes.show_answers_to_user,
    })
    .from(classes)
    .where(byCode(code));
  if (found === undefined) throw notFound(TEST_NOT_FOUND);
  return found;
}

export type TestClass = Awaited<ReturnType<typeof findTestClass>>;

/** The participant whose test the calling device has opened by a link or a ticket. */
async function bySession({ tx, bearer, now }: DeviceContext, classId: number): Promise<Taker | null> {
  if (bearer === null) return null;
  const [found] = await tx
    .select({ participantId: registrations.id, fullName: registrations.full_name, endsAt: testSessions.ends_at })
    .from(testSessions)
    .innerJoin(registrations, eq(registrations.id, testSessions.participant_id))
    .where(
      and(
        eq(testSessions.token_hash, sha256(bearer)),
        gt(testSessions.expires_at, now),
        eq(registrations.class_id, classId),
        eq(registrations.status, 'ACCEPTED'),
      ),
    );
  return found === undefined ? null : { kind: 'PARTICIPANT', ...found };
}

/** The taker with a proven address; people without a registration may take the test of a visible class. */
async function byAddress(ctx: DeviceContext, cls: TestClass): Promise<Taker> {
  const email = await requireProvenAddress(ctx);
  const [found] = await ctx.tx
    .select({ id: registrations.id, fullName: registrations.full_name, status: registrations.status })
    .from(registrations)
    .innerJoin(members, eq(members.id, registrations.member_id))
    .where(and(eq(registrations.class_id, cls.id), eq(members.email_normalised, email)));
  if (found?.status === 'ACCEPTED')
    return { kind: 'PARTICIPANT', participantId: found.id, fullName: found.fullName, endsAt: null };
  if (found !== undefined) throw forbidden(NOT_ACCEPTED);
  if (cls.active === 0 || ['DRAFT', 'HIDDEN'].includes(cls.publishStatus)) throw notFound(TEST_NOT_FOUND);
  return { kind: 'ADDITIONAL', email };
}

/**
 * Finds who takes the test on the calling device: by its session, else by its proven address.
 * @throws ApiFailure 401 ADDRESS_UNPROVEN, 403 for a registration that is not accepted, 404 when strangers may not see
 * the class.
 */
export const findTaker = async (ctx: DeviceContext, cls: TestClass): Promise<Taker> =>
  (await bySession(ctx, cls.id)) ?? byAddress(ctx, cls);
