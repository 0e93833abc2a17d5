import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import type { classes } from '../../platform/database/schema/classes.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { VISITOR } from '../../testing/examples/public.ts';
import { insertClass, insertRegistration } from '../../testing/fixtures.ts';
import { TEST_SITE } from '../../testing/test-site.ts';
import { lockOpenClass } from './open-class.ts';
import { type RegistrationForm, registerPeople } from './register-people.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let count = 0;
const someone = (values: Partial<RegistrationForm> = {}): RegistrationForm => {
  count += 1;
  return { ...VISITOR, participant_note: '', email: `bersama-${count}@uji.example`, ...values };
};
const insertVoucher = async (values: Partial<typeof vouchers.$inferInsert> = {}) => {
  count += 1;
  const code = `BERSAMA-${count}`;
  await api.db.insert(vouchers).values({ name: 'Uji', code, type: 'SINGLE_USE', percentage: 100, ...values });
  return code;
};

/** Registers people for a class. @returns for each the status, or the code of the refusal. */
async function register({ code }: Pick<typeof classes.$inferSelect, 'code'>, forms: readonly RegistrationForm[]) {
  const now = new Date();
  const registered = await api.db.transaction(async (tx) => {
    const row = await lockOpenClass(tx, code, now);
    return registerPeople({ tx, now, config: TEST_SITE }, row, forms);
  });
  return registered.map((one) => ('row' in one ? one.row.status : one.code));
}
const rowsOf = (classId: number) =>
  api.db.select().from(registrations).where(eq(registrations.class_id, classId)).orderBy(registrations.id);
const mailsOf = (classId: number) => api.db.select().from(emailOutbox).where(eq(emailOutbox.class_id, classId));
const accountsOf = (forms: readonly RegistrationForm[]) =>
  api.db
    .select()
    .from(members)
    .where(
      inArray(
        members.email,
        forms.map(({ email }) => email),
      ),
    );

describe('people who register together', () => {
  it('get the seats in their order, each with one mail of their own state', async () => {
    const made = await insertClass(api.db, { price: 0, quota: 2 });
    const forms = Array.from({ length: 4 }, () => someone());
    expect(await register(made, forms)).toEqual(['ACCEPTED', 'ACCEPTED', 'PENDING', 'PENDING']);
    expect((await rowsOf(made.id)).map(({ email }) => email)).toEqual(forms.map(({ email }) => email));
    const mailed = (await mailsOf(made.id)).map(({ to_email, scenario }) => [to_email, scenario]);
    expect(Object.fromEntries(mailed)).toEqual(
      Object.fromEntries(forms.map(({ email }, n) => [email, n < 2 ? 'ACCEPTED' : 'PENDING'])),
    );
    expect(mailed).toHaveLength(4);
  });

  it('are registered once when they press twice', async () => {
    const made = await insertClass(api.db, { price: 0 });
    const form = someone();
    const again = { ...form, email: form.email.toUpperCase() };
    const answers = await register(made, [someone(), form, again, someone()]);
    expect(answers).toEqual(['ACCEPTED', 'ACCEPTED', 'PARTICIPANT_ALREADY_REGISTERED', 'ACCEPTED']);
    expect(await rowsOf(made.id)).toHaveLength(3);
    expect(await mailsOf(made.id)).toHaveLength(3);
  });

  it('spend a single-use voucher once, and leave nothing of whom it is refused to (S29)', async () => {
    const made = await insertClass(api.db, { price: 150_000 });
    const voucher_code = await insertVoucher();
    const forms = [someone({ voucher_code }), someone({ voucher_code }), someone()];
    expect(await register(made, forms)).toEqual(['ACCEPTED', 'VALIDATION', 'WAITING']);
    expect((await accountsOf(forms)).map(({ email }) => email).toSorted()).toEqual(
      [forms[0]?.email, forms[2]?.email].toSorted(),
    );
    expect(await rowsOf(made.id)).toMatchObject([{ price: 0 }, { price: 150_000 }]);
  });

  it('get the seat that was held before the address was proven', async () => {
    const made = await insertClass(api.db, { price: 0, quota: 1 });
    const confirm_by = new Date(Date.now() + 3_600_000);
    const unconfirmed = await insertRegistration(api.db, { class_id: made.id, status: 'WAITING', confirm_by });
    const [other, owner] = [someone(), someone({ email: unconfirmed.email })];
    expect(await register(made, [other, owner])).toEqual(['PENDING', 'ACCEPTED']);
    expect((await rowsOf(made.id)).filter(({ email }) => email === unconfirmed.email)).toMatchObject([
      { id: unconfirmed.id, status: 'ACCEPTED', confirm_by: null },
    ]);
  });
});
