import { isPhone } from '@widya/contract/phone';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { assertNotAnonymised, changeMember } from '../members/change-member.ts';
import { UNKNOWN_PHONE } from '../members/fields.ts';
import type { MemberRow } from '../members/present.ts';
import { lockMember } from '../members/queries.ts';
import { areas } from '../regions/areas.ts';
import { selectByIds, selectParticipant } from '../registrations/read-registrations.ts';
import type { ParticipantSource } from '../registrations/source.ts';

export interface PersonFields {
  readonly full_name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone_num?: string | undefined;
  readonly organization?: string | undefined;
  readonly province?: string | undefined;
  readonly city?: string | undefined;
}

const NAMES = ['full_name', 'email', 'phone_num', 'organization', 'province', 'city'] as const;

/** A changed region must exist; an existing value may stay. @throws ApiFailure 422. */
async function assertChangedRegion(before: MemberRow, fields: PersonFields): Promise<void> {
  const province = fields.province ?? before.province;
  const city = fields.city ?? before.city;
  if (province === before.province && city === before.city) return;
  const cities = (await areas()).get(province);
  if (province !== '' && cities === undefined) throw invalid({ province: 'Pilih provinsi dari daftar' });
  if (city !== '' && !(cities ?? []).includes(city)) throw invalid({ city: 'Pilih kota dari daftar' });
}

/** A changed phone number must be one; an existing text may stay. @throws ApiFailure 422. */
function assertChangedPhone(before: MemberRow, { phone_num }: PersonFields): void {
  if (phone_num === undefined || phone_num === before.phone_num || isPhone(phone_num)) return;
  throw invalid({ phone_num: UNKNOWN_PHONE });
}

type PersonContext = Pick<Ctx, 'tx' | 'now' | 'audit'> & { readonly caller: Caller };

/**
 * 'Sunting Pengguna' in a list of participants.
 * @throws ApiFailure 404 (S11), 409 for an anonymised person or the address of another, 422 for an unknown region or phone number.
 */
export async function editPersonOf(ctx: PersonContext, source: ParticipantSource, id: number, fields: PersonFields) {
  const person = await selectParticipant(ctx.tx, source, ctx.caller, id);
  const before = await lockMember(ctx.tx, person.member.id);
  assertNotAnonymised(before);
  assertChangedPhone(before, fields);
  await assertChangedRegion(before, fields);
  const sent = Object.fromEntries(NAMES.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
  const after = await changeMember(ctx.tx, before, sent, ctx.now);
  const pick = (row: MemberRow) => Object.fromEntries(NAMES.map((name) => [name, row[name]]));
  ctx.audit({ object: 'member', objectId: after.id, label: after.full_name, before: pick(before), after: pick(after) });
  const [data] = await selectByIds(ctx.tx, source, [id]);
  if (data === undefined) throw new Error('a participant vanished');
  return { success: true, affectedRows: 1, id, data, version: data.version } as const;
}
