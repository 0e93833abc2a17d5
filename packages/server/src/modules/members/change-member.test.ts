import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { updateMember } from '@widya/contract/members';
import { editParticipantPerson } from '@widya/contract/participants-actions';
import { readTicket } from '@widya/contract/tickets';
import { eq } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertEventRegistration } from '../../testing/examples/events.ts';
import { insertOpenEvent } from '../../testing/examples/public-events.ts';
import { insertAdmin, insertClass, insertCourse, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { newTicketToken } from '../ticket-links/ticket-link.ts';

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
  admin = await signedIn(t, await insertAdmin(t.db, { menu: '["home","users"]' }));
});
afterAll(() => t.close());

/** A person with a registration of each kind, and the tokens of their tickets. */
async function everywhere() {
  const member = await insertMember(t.db);
  const { id: member_id, full_name, email } = member;
  const { session } = await insertOpenEvent(t.db);
  const ofClass = await insertRegistration(t.db, {
    class_id: (await insertClass(t.db)).id,
    ...{ member_id, full_name, email },
  });
  const person = { member_id, full_name, email, status: 'ACCEPTED' as const };
  const [ofCourse] = await t.db
    .insert(memberCourses)
    .values({ course_id: (await insertCourse(t.db)).id, price: 0, ...person })
    .returning();
  const ofEvent = await insertEventRegistration(t.db, { session_id: session.id, ...person });
  if (!ofCourse) throw new Error('a registration was not stored');
  const key = await secretsKeyOf(t.config);
  const tokenOf = (kind: 'class' | 'course' | 'event', id: number) =>
    newTicketToken(key, { kind, id, serial: 0, endsAt: null }, new Date());
  const tokens = [tokenOf('class', ofClass.id), tokenOf('course', ofCourse.id), tokenOf('event', ofEvent.id)];
  return { member, ofClass, tokens };
}

const copiesOf = async (memberId: number) =>
  (
    await Promise.all(
      [registrations, memberCourses, eventRegistrations].map((table) =>
        t.db
          .select({ full_name: table.full_name, email: table.email, version: table.version })
          .from(table)
          .where(eq(table.member_id, memberId)),
      ),
    )
  ).flat();

const statuses = async (tokens: readonly string[]) =>
  Promise.all(tokens.map(async (token) => (await t.call(readTicket, null, { params: { token } })).status));

type Ids = Awaited<ReturnType<typeof everywhere>>;

describe.each([
  [
    'among the users',
    ({ member }: Ids, body: object) => t.call(updateMember, admin, { body: { id: member.id, ...body } }),
  ],
  [
    'in a list of participants',
    ({ ofClass }: Ids, body: object) => t.call(editParticipantPerson, admin, { params: { id: ofClass.id }, body }),
  ],
] as const)('a person changed %s', (_where, change) => {
  it('has the new address in all registrations, and the links mailed to the old one end', async () => {
    const person = await everywhere();
    expect(await statuses(person.tokens)).toEqual([200, 200, 200]);
    const email = `pindah-${person.member.id}@uji.example`;
    expect((await change(person, { email })).status).toBe(200);
    const copy = { full_name: person.member.full_name, email, version: 2 };
    expect(await copiesOf(person.member.id)).toEqual([copy, copy, copy]);
    expect(await statuses(person.tokens)).toEqual([410, 410, 410]);
  });

  it('has the new name in all registrations, and their links stay valid', async () => {
    const person = await everywhere();
    await change(person, { full_name: 'Nama Baru', email: person.member.email.toUpperCase() });
    expect((await copiesOf(person.member.id)).map(({ full_name }) => full_name)).toEqual(Array(3).fill('Nama Baru'));
    expect(await statuses(person.tokens)).toEqual([200, 200, 200]);
  });

  it('is refused once anonymised', async () => {
    const person = await everywhere();
    await t.db.update(members).set({ anonymised_at: new Date() }).where(eq(members.id, person.member.id));
    expect(await change(person, { full_name: 'Nama Asli' })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION', msg: 'Data pengguna ini sudah dianonimkan' },
    });
    expect((await copiesOf(person.member.id)).map(({ full_name }) => full_name)).not.toContain('Nama Asli');
  });
});
