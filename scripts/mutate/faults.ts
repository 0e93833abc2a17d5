/** A fault of one line that tests must find. */
export interface Fault {
  readonly what: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** Tests that must find it. */
  readonly tests: readonly string[];
}

const CONTRACT = 'packages/contract/src';
const SERVER = 'packages/server/src';
const FEDERATION = 'shell/src/federation';
const DESIGN_SYSTEM = 'packages/design-system/src';

/** Distributed over contract, server, remotes, list state, federation and design system. */
export const FAULTS: readonly Fault[] = [
  {
    what: 'a discount is rounded up',
    file: `${CONTRACT}/voucher-rules.ts`,
    text: 'Math.floor((price * percentage) / 100)',
    replacement: 'Math.ceil((price * percentage) / 100)',
    tests: [`${CONTRACT}/voucher-rules.test.ts`],
  },
  {
    what: 'the scope of instructors is missing in the access of feedback',
    file: `${CONTRACT}/feedback.ts`,
    text: "menuKey: 'home', scope: 'own-classes' };",
    replacement: "menuKey: 'home' };",
    tests: ['packages/server/src/matrices/access-table.test.ts'],
  },
  {
    what: 'vouchers are granted with the key of another menu',
    file: `${CONTRACT}/vouchers.ts`,
    text: "menuKey: 'voucher' };",
    replacement: "menuKey: 'transaction' };",
    tests: ['packages/server/src/matrices/access-table.test.ts'],
  },
  {
    what: 'the last free place is not given away',
    file: `${SERVER}/modules/registrations/states.ts`,
    text: 'from.freeSeats >= 1 ? statusWithSeat(from)',
    replacement: 'from.freeSeats > 1 ? statusWithSeat(from)',
    tests: [`${SERVER}/modules/registrations/states.test.ts`],
  },
  {
    what: 'a payment after the end of its order counts as one in time',
    file: `${SERVER}/modules/payments/payment-rules.ts`,
    text: "? 'paid-late' : 'ignored'",
    replacement: "? 'paid' : 'ignored'",
    tests: [`${SERVER}/modules/payments/payment-rules.test.ts`],
  },
  {
    what: 'days are those of another time zone',
    file: `${CONTRACT}/time/instants.ts`,
    text: "getTimezoneOffset('+07:00')",
    replacement: "getTimezoneOffset('+08:00')",
    tests: [`${CONTRACT}/time/instants.test.ts`],
  },
  {
    what: 'formulas reach a CSV of the server',
    file: `${SERVER}/platform/csv/csv.ts`,
    text: 'const cells = row.map(harmlessCell);',
    replacement: 'const cells = [...row];',
    tests: [`${SERVER}/platform/csv/csv.test.ts`],
  },
  {
    what: 'an underscore in a search is a wildcard',
    file: `${SERVER}/platform/lists/search-terms.ts`,
    text: '/[\\\\%_]/g',
    replacement: '/[\\\\%]/g',
    tests: [`${SERVER}/platform/lists/search-terms.test.ts`],
  },
  {
    what: 'a registration that waits for payment holds no place',
    file: `${SERVER}/modules/registrations/count-free-seats.ts`,
    text: 'inArray(registrations.status, SEAT_STATUSES)',
    replacement: "inArray(registrations.status, ['ACCEPTED'])",
    tests: [`${SERVER}/modules/registrations/races.test.ts`],
  },
  {
    what: 'a class takes registrations without its lock',
    file: `${SERVER}/modules/registrations/open-class.ts`,
    text: "await selectClass(tx, code).for('update');",
    replacement: 'await selectClass(tx, code);',
    tests: [`${SERVER}/modules/registrations/races.test.ts`],
  },
  {
    what: 'hidden classes stand in every list',
    file: `${SERVER}/modules/classes/list-filters.ts`,
    text: "query.hidden === '1' ? undefined : eq(classes.active, 1),",
    replacement: 'undefined,',
    tests: [`${SERVER}/modules/classes/list-query.test.ts`],
  },
  {
    what: 'a voucher of 100 percent is refused by the form',
    file: `${CONTRACT}/vouchers.schemas.ts`,
    text: 'max(100, OUT_OF_RANGE)',
    replacement: 'max(99, OUT_OF_RANGE)',
    tests: ['mf-commerce/src/screens/vouchers/create/voucher-form.test.ts'],
  },
  {
    what: 'the stream opens two hours late',
    file: `${SERVER}/modules/tickets/joining.ts`,
    text: 'of.start_time.getTime() - JOIN_OPENS_MINUTES',
    replacement: 'of.start_time.getTime() + JOIN_OPENS_MINUTES',
    tests: [`${SERVER}/modules/tickets/tickets.test.ts`],
  },
  {
    what: 'the queue is a filter of every tab',
    file: 'mf-participants/src/features/participants/list.ts',
    text: "queue: state.tab === 'all' && state.queue,",
    replacement: 'queue: state.queue,',
    tests: ['mf-participants/src/features/participants/list.test.ts'],
  },
  {
    what: 'a new filter keeps the page that was open',
    file: `${DESIGN_SYSTEM}/tables/use-table-query.tsx`,
    text: "if (!how.keepPage) next.delete('page');",
    replacement: '',
    tests: [`${DESIGN_SYSTEM}/tables/use-table-query.test.tsx`],
  },
  {
    what: 'a write leaves lists with a query as they were cached',
    file: 'packages/api-client/src/write.ts',
    text: "url[prefix.length] === '?' || url[prefix.length] === '/'",
    replacement: "url[prefix.length] === '/'",
    tests: ['packages/api-client/src/write.test.tsx'],
  },
  {
    what: 'a remote is not requested again after the connection broke',
    file: `${FEDERATION}/failure.ts`,
    text: "failure === 'network' ||",
    replacement: "failure === 'timeout' ||",
    tests: [`${FEDERATION}/screen-store.test.ts`],
  },
  {
    what: "'Coba lagi' gets the spoilt file from the cache again",
    file: `${FEDERATION}/load-screen.ts`,
    text: 'await budget.within(parts.refetch(build, screen, budget)).catch(() => undefined);',
    replacement: '',
    tests: [`${FEDERATION}/screen-store.test.ts`],
  },
  {
    what: 'the last page of a list cannot be reached',
    file: `${DESIGN_SYSTEM}/tables/pagination.tsx`,
    text: 'Math.ceil(total / perPage)',
    replacement: 'Math.floor(total / perPage)',
    tests: [`${DESIGN_SYSTEM}/tables/pagination.test.tsx`],
  },
  {
    what: 'quotes in a cell break the CSV of a table',
    file: `${DESIGN_SYSTEM}/tables/exports/csv.ts`,
    text: `text.replaceAll('"', '""')`,
    replacement: 'text',
    tests: [`${DESIGN_SYSTEM}/tables/exports/csv.test.ts`],
  },
];
