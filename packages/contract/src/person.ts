import type { z } from 'zod';
import { ADMINS, type Endpoint, type RequiredKeys, type StaffAccess } from './endpoint.ts';
import type { MenuKey } from './menu.ts';
import type {
  PERSON_PARTS,
  personCertificate,
  personComplaint,
  personFeedback,
  personHead,
  personMail,
  personOrder,
  personPresence,
  personQuestion,
  personRegistration,
  personSchemas,
  personTest,
} from './person.schemas.ts';

type S = typeof personSchemas;

export type PersonPart = (typeof PERSON_PARTS)[number];
export type PersonHead = z.output<typeof personHead>;
export type PersonRegistration = z.output<typeof personRegistration>;
export type PersonOrder = z.output<typeof personOrder>;
export type PersonCertificate = z.output<typeof personCertificate>;
export type PersonMail = z.output<typeof personMail>;
export type PersonTest = z.output<typeof personTest>;
export type PersonFeedback = z.output<typeof personFeedback>;
export type PersonPresence = z.output<typeof personPresence>;
export type PersonQuestion = z.output<typeof personQuestion>;
export type PersonComplaint = z.output<typeof personComplaint>;

const tag = 'Persons';

/** Menu keys of the screens that show the rows of a part; one of them suffices. */
export const KEYS_OF_PART = {
  registrations: ['users', 'participation', 'home', 'private-class'],
  orders: ['transaction'],
  certificates: ['users', 'participation', 'home', 'private-class'],
  mails: ['email', 'home', 'private-class'],
  tests: ['home', 'private-class'],
  feedback: ['home', 'private-class'],
  presence: ['presence'],
  questions: ['help', 'home'],
  complaints: ['complaint'],
} as const satisfies Readonly<Record<PersonPart, readonly [MenuKey, ...MenuKey[]]>>;

const ANY_PART = [
  'users',
  'participation',
  'home',
  'private-class',
  'transaction',
  'email',
  'help',
  'presence',
  'complaint',
] as const satisfies RequiredKeys;

/** Not for instructors, because it shows data beyond one class. */
const admins = (menuKey: RequiredKeys): StaffAccess => ({ kind: 'staff', roles: ADMINS, menuKey });

/** For rows that identify a person only by address. 404 for a person of whom the caller may see nothing. */
export const findPerson: Endpoint<S['findPerson']> = {
  id: 'findPerson',
  method: 'GET',
  path: '/v1/members/by_email',
  access: admins(ANY_PART),
  summary: 'Find the person with an email address.',
  tag,
  audit: null,
};

/** 404 for a person of whom the caller may see nothing. */
export const readPerson: Endpoint<S['readPerson']> = {
  id: 'readPerson',
  method: 'GET',
  path: '/v1/member/:id/person',
  access: admins(ANY_PART),
  summary: 'Read who a person is, and which parts of the page the caller may read.',
  tag,
  audit: null,
};

/**
 * Registrations in classes need the key of classes, users or participation; those in courses that of courses, users or
 * participation; those for events that of classes.
 */
export const listPersonRegistrations: Endpoint<S['listPersonRegistrations']> = {
  id: 'listPersonRegistrations',
  method: 'GET',
  path: '/v1/member/:id/person/registrations',
  access: admins(KEYS_OF_PART.registrations),
  summary: 'List the registrations of a person, the newest first.',
  tag,
  audit: null,
};

export const listPersonOrders: Endpoint<S['listPersonOrders']> = {
  id: 'listPersonOrders',
  method: 'GET',
  path: '/v1/member/:id/person/orders',
  access: admins(KEYS_OF_PART.orders),
  summary: 'List the orders of a person, the newest first.',
  tag,
  audit: null,
};

export const listPersonCertificates: Endpoint<S['listPersonCertificates']> = {
  id: 'listPersonCertificates',
  method: 'GET',
  path: '/v1/member/:id/person/certificates',
  access: admins(KEYS_OF_PART.certificates),
  summary: 'List the certificates of a person, the newest first.',
  tag,
  audit: null,
};

/** Without the key of mails, only those of classes or of courses. */
export const listPersonMails: Endpoint<S['listPersonMails']> = {
  id: 'listPersonMails',
  method: 'GET',
  path: '/v1/member/:id/person/mails',
  access: admins(KEYS_OF_PART.mails),
  summary: 'List the mails to a person with their state, the newest first.',
  tag,
  audit: null,
};

export const listPersonTests: Endpoint<S['listPersonTests']> = {
  id: 'listPersonTests',
  method: 'GET',
  path: '/v1/member/:id/person/tests',
  access: admins(KEYS_OF_PART.tests),
  summary: 'List the scores of a person in final tests and in sub-chapters of courses.',
  tag,
  audit: null,
};

export const listPersonFeedback: Endpoint<S['listPersonFeedback']> = {
  id: 'listPersonFeedback',
  method: 'GET',
  path: '/v1/member/:id/person/feedback',
  access: admins(KEYS_OF_PART.feedback),
  summary: 'List the feedback of a person on classes and courses.',
  tag,
  audit: null,
};

export const listPersonPresence: Endpoint<S['listPersonPresence']> = {
  id: 'listPersonPresence',
  method: 'GET',
  path: '/v1/member/:id/person/presence',
  access: admins(KEYS_OF_PART.presence),
  summary: 'List the presence forms with the address of a person.',
  tag,
  audit: null,
};

export const listPersonQuestions: Endpoint<S['listPersonQuestions']> = {
  id: 'listPersonQuestions',
  method: 'GET',
  path: '/v1/member/:id/person/questions',
  access: admins(KEYS_OF_PART.questions),
  summary: 'List the questions of a person.',
  tag,
  audit: null,
};

export const listPersonComplaints: Endpoint<S['listPersonComplaints']> = {
  id: 'listPersonComplaints',
  method: 'GET',
  path: '/v1/member/:id/person/complaints',
  access: admins(KEYS_OF_PART.complaints),
  summary: 'List the complaints with the address of a person.',
  tag,
  audit: null,
};
