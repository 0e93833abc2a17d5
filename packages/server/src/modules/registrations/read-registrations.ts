import type { Participant } from '@widya/contract/participants';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { members } from '../../platform/database/schema/members.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { ownersById } from './find-owner.ts';
import { newestOrders } from './orders.ts';
import { presentParticipant } from './present.ts';
import { type ParticipantSource, peopleScope } from './source.ts';

/** Participants by id, in the order of the ids; unknown ids are left out. Does not check what the caller may see. */
export async function selectByIds(tx: Tx, source: ParticipantSource, ids: readonly number[]): Promise<Participant[]> {
  if (ids.length === 0) return [];
  const { people: p } = source;
  const { class_id: _, is_present: __, search_text: ___, ...columns } = getTableColumns(p);
  const rows = await tx
    .select({
      row: columns,
      ownerId: sql<number>`${source.ownerId}`,
      isPresent: source.isPresent,
      progress: source.progress,
      certificateRevokedAt: certificates.revoked_at,
      member: {
        id: members.id,
        full_name: members.full_name,
        organization: members.organization,
        phone_num: members.phone_num,
        province: members.province,
        city: members.city,
        subscribe_newsletter: members.subscribe_newsletter,
        active: members.active,
      },
      voucher: { code: vouchers.code, amount: vouchers.amount, percentage: vouchers.percentage },
    })
    .from(p)
    .innerJoin(members, eq(members.id, p.member_id))
    .leftJoin(vouchers, eq(vouchers.id, p.voucher_id))
    .leftJoin(certificates, eq(source.certificate, p.id))
    .where(inArray(p.id, [...ids]));
  const byOrder = await newestOrders(tx, source, ids);
  const owners = await ownersById(tx, source, [...new Set(rows.map(({ ownerId }) => ownerId))]);
  const byId = new Map(
    rows.map((found) => {
      const { code, name } = owners.get(found.ownerId) ?? { code: '', name: '' };
      return [found.row.id, presentParticipant({ ...found, code, name, order: byOrder.get(found.row.id) ?? null })];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads a participant that the caller may see. @throws ApiFailure 404 otherwise (S11). */
export async function selectParticipant(
  tx: Tx,
  source: ParticipantSource,
  caller: Caller,
  id: number,
): Promise<Participant> {
  const [seen] = await tx
    .select({ id: source.people.id })
    .from(source.people)
    .where(and(eq(source.people.id, id), peopleScope(source, caller)));
  const [found] = seen === undefined ? [] : await selectByIds(tx, source, [id]);
  if (found === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  return found;
}

/** Id of the class or course of a registration. @throws ApiFailure 404. */
export async function ownerIdOf(tx: Tx, source: ParticipantSource, id: number): Promise<number> {
  const [found] = await tx
    .select({ ownerId: sql<number>`${source.ownerId}` })
    .from(source.people)
    .where(eq(source.people.id, id));
  if (found === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  return found.ownerId;
}
