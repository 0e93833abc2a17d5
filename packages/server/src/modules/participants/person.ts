import type { PersonRecord } from '@widya/contract/participants';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { members } from '../../platform/database/schema/members.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { presentOrder } from '../registrations/present.ts';
import { certificatesOf, complaintsOf, mailsOf, ordersOf, registrationsOf } from './person-parts.ts';

/** The parts of a member's data that the caller's menu keys allow. @throws ApiFailure 404. */
export async function selectPerson(tx: Tx, { keys }: Caller, memberId: number): Promise<PersonRecord> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  if (member === undefined) throw notFound('Pengguna tidak ditemukan');
  const purchases = await ordersOf(tx, memberId);
  return {
    member: {
      id: member.id,
      full_name: member.full_name,
      email: member.email,
      phone_num: member.phone_num,
      organization: member.organization,
      province: member.province,
      city: member.city,
      gender: member.gender,
      date_of_birth: member.date_of_birth,
      subscribe_newsletter: member.subscribe_newsletter,
      is_claimed: member.is_claimed,
      activated: member.activated,
      active: member.active,
      created_at: member.created_at.toISOString(),
      version: member.version,
    },
    registrations: await registrationsOf(tx, keys, memberId, purchases),
    ...(keys.has('transaction') && {
      orders: purchases.map(({ order, label }) => ({ ...presentOrder(order), label })),
    }),
    mails: await mailsOf(tx, keys, memberId),
    certificates: await certificatesOf(tx, keys, memberId),
    ...(keys.has('complaint') && { complaints: await complaintsOf(tx, member.email) }),
  };
}
