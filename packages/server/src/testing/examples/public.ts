import { openByLink } from '../../modules/public-quiz/sessions.ts';
import { createTestToken } from '../../modules/quiz/test-tokens.ts';
import { confirmationKey, ticketToken } from '../../modules/ticket-links/ticket-token.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { quizQuestions } from '../../platform/database/schema/quiz.ts';
import { insertClass, insertRegistration } from '../fixtures.ts';
import { proveAddress } from '../prove-address.ts';
import { TEST_SITE } from '../test-site.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';
import { QUIZ_FIELDS } from './quiz.ts';
import { insertVoucher } from './vouchers.ts';

/** Fields of the registration form that are stored with the registration exactly as they are sent. */
export const VISITOR_FACTS = {
  full_name: 'Pendaftar Uji',
  email: 'pendaftar@uji.example',
  phone_num: '+62 812-0000-0000',
  organization: 'SMA Contoh',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
};

export const VISITOR = {
  ...VISITOR_FACTS,
  date_of_birth: '1998-05-14',
  gender: 'F',
  consent: true,
  newsletter: false,
} as const;

/** Returns the headers of a device that has proven an address. */
const proven = async ({ db }: ExampleWorld, email: string = VISITOR.email) => ({
  authorization: `Bearer ${(await proveAddress(db, email)).token}`,
});

/** A call with the confirmation link of a registration that was made while mails could not be sent. */
const unconfirmed: Example = {
  make: async ({ db, config }) => {
    const { id: class_id } = await insertClass(db);
    const expiresAt = new Date(Date.now() + 3_600_000);
    const { id } = await insertRegistration(db, { class_id, status: 'WAITING', confirm_by: expiresAt });
    const key = confirmationKey(await secretsKeyOf(config));
    return { params: { token: ticketToken(key, { kind: 'class', id, serial: 0, expiresAt }) } };
  },
};

/** Returns the token of a one-time link to the final test, for a new accepted participant. */
async function testLink({ db }: ExampleWorld) {
  const { id: class_id, code } = await insertClass(db);
  const { id: participantId } = await insertRegistration(db, { class_id });
  const question_json = QUIZ_FIELDS.map((field) => ({ ...field, options: [...field.options] }));
  await db.insert(quizQuestions).values({ class_id, question_json });
  const { token } = await createTestToken(db, { participantId, config: TEST_SITE, now: new Date() });
  return { token, code };
}

/** Returns a call by a device that has opened the final test of a class. */
async function openedTest(world: ExampleWorld) {
  const { token, code } = await testLink(world);
  const { session } = await openByLink({ tx: world.db, now: new Date(), config: world.config }, token);
  return { params: { code }, headers: { authorization: `Bearer ${session}` } };
}

export const publicExamples: Examples = {
  readRegistrationForm: {
    make: async (world) => ({ params: { code: (await insertClass(world.db)).code }, headers: await proven(world) }),
  },
  checkVoucher: {
    make: async (world) => ({
      params: { code: (await insertClass(world.db)).code },
      query: { voucher_code: (await insertVoucher(world.db)).code },
      headers: await proven(world),
    }),
  },
  registerForClass: {
    make: async (world) => ({
      params: { code: (await insertClass(world.db)).code },
      body: VISITOR,
      headers: await proven(world),
    }),
  },
  readConfirmation: unconfirmed,
  confirmRegistration: unconfirmed,
  listPublicCatalogue: {
    make: async ({ db }) => {
      await insertClass(db);
      return { query: { q: 'uji', price: 'paid' } };
    },
  },
  readPublicClass: { make: async ({ db }) => ({ params: { code: (await insertClass(db)).code } }) },
  readPublicTopics: {
    make: async ({ db }) => {
      await insertClass(db);
      return {};
    },
  },
  readTestLink: { make: async (world) => ({ params: { token: (await testLink(world)).token } }) },
  openFinalTest: { make: async (world) => ({ body: { link: (await testLink(world)).token } }) },
  readFinalTest: { make: openedTest },
  submitFinalTest: { make: async (world) => ({ ...(await openedTest(world)), body: { answers: [] } }) },
};
