import { KEYS_OF_PART, type PersonPart } from '@widya/contract/person';
import { PERSON_PARTS } from '@widya/contract/person.schemas';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { MemberRow } from '../members/present.ts';
import { certificatesOf, complaintsOf, mailsOf, ordersOf, registrationsOf } from '../participants/person-parts.ts';
import { presentOrder } from '../registrations/present.ts';
import { feedbackOf } from './feedback.ts';
import { presenceOf } from './presence.ts';
import { questionsOf } from './questions.ts';
import { testsOf } from './tests.ts';

type Keys = Caller['keys'];

async function orderRowsOf(tx: Tx, memberId: number) {
  const purchases = await ordersOf(tx, memberId);
  return purchases.map(({ order, label }) => ({
    ...presentOrder(order),
    id: order.id,
    label,
    returned_amount: order.returned_amount,
    exception: order.exception,
    exception_resolved_at: order.exception_resolved_at?.toISOString() ?? null,
  }));
}

/** The rows of each part that the caller's menu keys allow. */
export const ROWS_OF_PART = {
  registrations: async (tx: Tx, keys: Keys, { id }: MemberRow) => registrationsOf(tx, keys, id, await ordersOf(tx, id)),
  orders: (tx: Tx, _: Keys, { id }: MemberRow) => orderRowsOf(tx, id),
  certificates: (tx: Tx, keys: Keys, { id }: MemberRow) => certificatesOf(tx, keys, id),
  mails: (tx: Tx, keys: Keys, { id }: MemberRow) => mailsOf(tx, keys, id),
  tests: (tx: Tx, keys: Keys, { id }: MemberRow) => testsOf(tx, keys, id),
  feedback: (tx: Tx, keys: Keys, { id }: MemberRow) => feedbackOf(tx, keys, id),
  presence: (tx: Tx, _: Keys, { email }: MemberRow) => presenceOf(tx, email),
  questions: (tx: Tx, _: Keys, { id }: MemberRow) => questionsOf(tx, id),
  complaints: (tx: Tx, _: Keys, { email }: MemberRow) => complaintsOf(tx, email),
} as const satisfies Readonly<
  Record<PersonPart, (tx: Tx, keys: Keys, member: MemberRow) => Promise<readonly unknown[]>>
>;

/** The parts that the menu keys allow, in their order on the page. */
export const partsFor = (keys: Keys): PersonPart[] =>
  PERSON_PARTS.filter((part) => KEYS_OF_PART[part].some((key) => keys.has(key)));
