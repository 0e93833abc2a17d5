import { type Product, startProduct } from '../../support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { proveAddressAt, registerWith } from '../../support/visitors.ts';
import { clientOf } from '../api/client.ts';
import { openClass } from '../open-class.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';

/** Number of people who register at the same moment. */
const PEOPLE = 200;
/** Number of seats of the class. */
const SEATS = 50;
const ROUNDS = 3;
/** Number of addresses proved at the same time, before the measurement. */
const SIDE_BY_SIDE = 10;
/** Target for the 95th percentile of the responses, milliseconds. */
const TARGET = 1_000;

async function provenDevices(url: string, round: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let from = 0; from < PEOPLE; from += SIDE_BY_SIDE) {
    const some = Array.from({ length: SIDE_BY_SIDE }, (_, n) => `tolok-${round}-${from + n}@uji.example`);
    tokens.push(...(await Promise.all(some.map((email) => proveAddressAt(url, email)))));
  }
  return tokens;
}

async function measureRound(product: Product, round: number) {
  const { token } = await signIn(product.url, 'superadmin');
  const ofClass = { name: `Tolok ukur ${round}`, quota: SEATS, startsInDays: 14, registrationEndsInDays: 13 };
  const code = await openClass(clientOf(product.url, token), ofClass);
  const tokens = await provenDevices(product.url, round);
  const answers = await Promise.all(
    tokens.map(async (token, n) => {
      const started = performance.now();
      const { status } = await registerWith(product.url, code, `Pendaftar ${n}`, token);
      return { status, ms: performance.now() - started };
    }),
  );
  const count = (wanted: string): number => answers.filter(({ status }) => status === wanted).length;
  const waits = answers.map(({ ms }) => ms);
  return {
    round,
    accepted: count('ACCEPTED'),
    waiting: count('PENDING'),
    'p50 ms': Math.round(percentile(waits, 50)),
    'p95 ms': Math.round(percentile(waits, 95)),
    'target ms': TARGET,
  };
}

/**
 * Measures how long people wait who register for a class at the same moment.
 * @returns true when the target is met and exactly the seats of the class were assigned.
 */
export async function runRegistrations(): Promise<boolean> {
  const product = await startProduct({ env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://widya.example' } });
  try {
    const rows = [];
    for (let round = 1; round <= ROUNDS; round += 1) rows.push(await measureRound(product, round));
    printTable(`${PEOPLE} people register for ${SEATS} seats at the same moment`, rows);
    const met = rows.every(
      (row) => row['p95 ms'] <= TARGET && row.accepted === SEATS && row.waiting === PEOPLE - SEATS,
    );
    console.log(met ? '✓ the target is met' : '✗ not met');
    return met;
  } finally {
    await product.stop();
  }
}
