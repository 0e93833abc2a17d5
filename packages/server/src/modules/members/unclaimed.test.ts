import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/members';
import { members } from '../../platform/database/schema/members.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { VISITOR } from '../../testing/examples/public.ts';
import { insertClass, insertMember } from '../../testing/fixtures.ts';
import { registerVisitor } from '../../testing/register-visitor.ts';

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await t.actor('admin')) as Actor;
});
afterAll(() => t.close());

const WISHED = {
  password: 'Sandi-Pilihan-2026',
  password_hash: 'x',
  new_password: 'Sandi-Pilihan-2026',
  is_claimed: true,
  activated: true,
};

it('no way of making or changing a member sets a password or claims the account (S9)', async () => {
  const { id, email } = await insertMember(t.db, { password_hash: null, is_claimed: false });
  const { code } = await insertClass(t.db);
  const person = { email: 'satu@uji.example', full_name: 'Satu', nama: 'Satu', ...WISHED };
  const answers = [
    await t.call(contract.registerMember, admin, { body: person }),
    await t.call(contract.updateMember, admin, { body: { id, email, full_name: 'Baru', ...WISHED } }),
    await registerVisitor(t, code, { ...VISITOR, ...WISHED }),
    await t.call(contract.registerMembers, admin, { body: { data: [{ ...person, email: 'dua@uji.example' }] } }),
  ];
  for (const { status, text } of answers) {
    // Fields that the contract does not know are refused or ignored.
    expect([200, 201, 422]).toContain(status);
    expect(text).not.toContain(WISHED.password);
  }
  const rows = await t.db.select().from(members);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row).toMatchObject({ password_hash: null, is_claimed: false });
});
