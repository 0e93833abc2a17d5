import * as contract from '@widya/contract/person';
import { useQuery } from './query.ts';

const of = (id: number) => ({ params: { id } });

/** Who a person is, and which parts the account may read; null loads nothing. */
export const usePerson = (id: number | null) => useQuery(contract.readPerson, id === null ? null : of(id));

/** The id of the person with an address; null loads nothing. */
export const usePersonByEmail = (email: string | null) =>
  useQuery(contract.findPerson, email === null ? null : { query: { email } });

export const usePersonRegistrations = (id: number) => useQuery(contract.listPersonRegistrations, of(id));
export const usePersonOrders = (id: number) => useQuery(contract.listPersonOrders, of(id));
export const usePersonCertificates = (id: number) => useQuery(contract.listPersonCertificates, of(id));
export const usePersonMails = (id: number) => useQuery(contract.listPersonMails, of(id));
export const usePersonTests = (id: number) => useQuery(contract.listPersonTests, of(id));
export const usePersonFeedback = (id: number) => useQuery(contract.listPersonFeedback, of(id));
export const usePersonPresence = (id: number) => useQuery(contract.listPersonPresence, of(id));
export const usePersonQuestions = (id: number) => useQuery(contract.listPersonQuestions, of(id));
export const usePersonComplaints = (id: number) => useQuery(contract.listPersonComplaints, of(id));
