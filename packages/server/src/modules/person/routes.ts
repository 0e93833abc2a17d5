import * as contract from '@widya/contract/person';
import { personSchemas } from '@widya/contract/person.schemas';
import { and, eq, isNull } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { detailOf } from '../members/detail.ts';
import { selectMember } from '../members/queries.ts';
import { partsFor, ROWS_OF_PART } from './parts.ts';
import { visibleMember } from './visible-member.ts';

const find = bind(contract.findPerson, personSchemas.findPerson, async ({ tx, caller, query }) => {
  const [found] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.email_normalised, query.email), isNull(members.duplicate_of_id)));
  if (found === undefined) throw notFound('Pengguna tidak ditemukan');
  return { id: (await visibleMember(tx, caller, found.id)).id };
});

const read = bind(contract.readPerson, personSchemas.readPerson, async ({ tx, caller, params, now }) => {
  const { keys } = caller;
  const member = await visibleMember(tx, caller, params.id);
  const { id, full_name, email, phone_num, organization, province, city } = member;
  return {
    id,
    full_name,
    email,
    parts: partsFor(keys),
    ...(keys.has('users') && { member: await detailOf(tx, member, now) }),
    ...((keys.has('home') || keys.has('private-class')) && { contact: { phone_num, organization, province, city } }),
  };
});

const registrations = bind(
  contract.listPersonRegistrations,
  personSchemas.listPersonRegistrations,
  async ({ tx, caller, params }) => ROWS_OF_PART.registrations(tx, caller.keys, await selectMember(tx, params.id)),
);
const orders = bind(contract.listPersonOrders, personSchemas.listPersonOrders, async ({ tx, caller, params }) =>
  ROWS_OF_PART.orders(tx, caller.keys, await selectMember(tx, params.id)),
);
const certificates = bind(
  contract.listPersonCertificates,
  personSchemas.listPersonCertificates,
  async ({ tx, caller, params }) => ROWS_OF_PART.certificates(tx, caller.keys, await selectMember(tx, params.id)),
);
const mails = bind(contract.listPersonMails, personSchemas.listPersonMails, async ({ tx, caller, params }) =>
  ROWS_OF_PART.mails(tx, caller.keys, await selectMember(tx, params.id)),
);
const tests = bind(contract.listPersonTests, personSchemas.listPersonTests, async ({ tx, caller, params }) =>
  ROWS_OF_PART.tests(tx, caller.keys, await selectMember(tx, params.id)),
);
const feedback = bind(contract.listPersonFeedback, personSchemas.listPersonFeedback, async ({ tx, caller, params }) =>
  ROWS_OF_PART.feedback(tx, caller.keys, await selectMember(tx, params.id)),
);
const presence = bind(contract.listPersonPresence, personSchemas.listPersonPresence, async ({ tx, caller, params }) =>
  ROWS_OF_PART.presence(tx, caller.keys, await selectMember(tx, params.id)),
);
const questions = bind(
  contract.listPersonQuestions,
  personSchemas.listPersonQuestions,
  async ({ tx, caller, params }) => ROWS_OF_PART.questions(tx, caller.keys, await selectMember(tx, params.id)),
);
const complaints = bind(
  contract.listPersonComplaints,
  personSchemas.listPersonComplaints,
  async ({ tx, caller, params }) => ROWS_OF_PART.complaints(tx, caller.keys, await selectMember(tx, params.id)),
);

export const personRoutes: Binding[] = [
  find,
  read,
  registrations,
  orders,
  certificates,
  mails,
  tests,
  feedback,
  presence,
  questions,
  complaints,
];
