import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { type FakeServices, startFakeServices } from '../testing/fake-services.ts';
import {
  insertClass,
  insertInstructor,
  insertMember,
  insertRegistration,
  linkInstructor,
} from '../testing/fixtures.ts';
import { prepareCall } from '../testing/prepare-call.ts';

const OPEN = CATALOG.map(({ facts }) => facts).filter(({ access }) => access.kind === 'public');
/**
 * Endpoints that return data about the own account, after a sign-in, with a mailed password link or after an address
 * proof.
 */
const OWN = [
  'loginAdmin',
  'loginInstructor',
  'finishSignIn',
  'signInWithPasskey',
  'finishSingleSignOn',
  'readPasswordLink',
  'readRegistrationForm',
  'readEventRegistrationForm',
  'readCourseJoinForm',
  'confirmAddressCode',
  'confirmAddressLink',
  'readOwnOverview',
  'readOwnProfile',
  'updateOwnProfile',
];

let t: TestApp;
let services: FakeServices;
beforeAll(async () => {
  services = await startFakeServices();
  t = await createTestApp({ env: { LOG_LEVEL: 'silent', ...services.env } });
  const member = await insertMember(t.db, { email: 'orang.rahasia@uji.example', phone_num: '+62811222333' });
  const ownClass = await insertClass(t.db);
  const instructor = await insertInstructor(t.db, { email: 'guru.rahasia@uji.example' });
  await linkInstructor(t.db, ownClass.id, instructor.id);
  const person = { email: member.email, phone_num: member.phone_num, member_id: member.id };
  await insertRegistration(t.db, { class_id: ownClass.id, ...person });
});
afterAll(async () => {
  await t.close();
  await services.close();
});

/** Returns every email address and phone number in the database. */
async function contacts(): Promise<readonly string[]> {
  const columns = await t.database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and column_name ~ '(email|phone)'
       and column_name !~ '(status|html|subject)'`,
  );
  const found = new Set<string>();
  for (const { table, column } of columns.rows) {
    const { rows } = await t.database.pool.query<{ value: string }>(
      `select distinct "${column}" as value from "${table}" where length("${column}") > 6`,
    );
    for (const { value } of rows) found.add(value.toLowerCase());
  }
  return [...found];
}

describe('calls that anybody may make', () => {
  it.each(OPEN.filter(({ id }) => !OWN.includes(id)))(
    'reveal neither address nor phone number of anybody: $id (S15)',
    async (facts) => {
      const { options } = await prepareCall(t, facts, 'nobody');
      const answer = await t.call(facts, null, options);
      const contactsInDatabase = await contacts();
      expect(contactsInDatabase).toEqual(expect.arrayContaining(['orang.rahasia@uji.example', '+62811222333']));
      const text = answer.text.toLowerCase();
      expect(contactsInDatabase.filter((contact) => text.includes(contact))).toEqual([]);
    },
  );
});
