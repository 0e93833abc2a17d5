import { insertClass, insertMember, insertRegistration } from '../fixtures.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

/** Inserts a member who is registered for a class, so that callers with the menu key of classes may see the member. */
async function registered({ db }: ExampleWorld) {
  const member = await insertMember(db);
  const { id } = await insertClass(db);
  await insertRegistration(db, { class_id: id, member_id: member.id });
  return member;
}

const onPerson: Example = { make: async (world) => ({ params: { id: (await registered(world)).id } }) };

export const personExamples: Examples = {
  findPerson: { make: async (world) => ({ query: { email: (await registered(world)).email } }) },
  readPerson: onPerson,
  listPersonRegistrations: onPerson,
  listPersonOrders: onPerson,
  listPersonCertificates: onPerson,
  listPersonMails: onPerson,
  listPersonTests: onPerson,
  listPersonFeedback: onPerson,
  listPersonPresence: onPerson,
  listPersonQuestions: onPerson,
  listPersonComplaints: onPerson,
};
