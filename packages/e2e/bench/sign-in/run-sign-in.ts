import { ACCOUNTS, PASSWORD } from '../../support/accounts.ts';
import { startProduct } from '../../support/product.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';

/** Calls of strangers per minute: half registrations, half sign-ins, each from a different IP address. */
const STRANGERS_A_MINUTE = 1_000;
const SECONDS = 60;
/** Interval between two sign-ins of staff, milliseconds. */
const STAFF_EVERY = 1_000;
/** Target for a sign-in of staff on a known device, milliseconds. */
const TARGET = 2_000;

const STAFF = { email: ACCOUNTS.superadmin.email, password: PASSWORD };
const DEVICE = 'tolok-ukur-perangkat-yang-dikenal-1';

type Post = (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<number>;

const posting =
  (url: string): Post =>
  async (path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  };

const every = async (ms: number, until: number, work: (turn: number) => void): Promise<void> => {
  for (let turn = 0; performance.now() < until; turn += 1) {
    work(turn);
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
};

function strangerCall(post: Post, turn: number): Promise<number> {
  const headers = { 'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) % 256}.${turn % 256}` };
  const email = `orang-asing-${turn}@uji.example`;
  const password = 'Kereta-pagi-ke-utara-4';
  return turn % 2 === 0
    ? post('/v1/admins/register', { email, name: 'Orang Asing', password }, headers)
    : post('/v1/admins/login', { email, password }, headers);
}

/**
 * Measures how long a sign-in of staff takes while strangers flood the server.
 * @returns true when the target is met and no sign-in of staff was refused.
 */
export async function runSignIn(): Promise<boolean> {
  const product = await startProduct({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on', LOG_LEVEL: 'silent' } });
  try {
    const post = posting(product.url);
    const staff = () => post('/v1/admins/login', STAFF, { 'x-device': DEVICE });
    if ((await staff()) !== 200) throw new Error('The staff account cannot sign in');
    const answers: Promise<number>[] = [];
    const waits: number[] = [];
    let refused = 0;
    const signIns: Promise<void>[] = [];
    const signIn = async () => {
      const started = performance.now();
      if ((await staff()) === 200) waits.push(performance.now() - started);
      else refused += 1;
    };
    const until = performance.now() + SECONDS * 1_000;
    await Promise.all([
      every(60_000 / STRANGERS_A_MINUTE, until, (turn) => void answers.push(strangerCall(post, turn))),
      every(STAFF_EVERY, until, () => void signIns.push(signIn())),
    ]);
    await Promise.all(signIns);
    const statuses = await Promise.all(answers);
    const counts = Object.entries(Object.groupBy(statuses, String)).map(([status, of]) => `${of?.length} × ${status}`);
    const p95 = percentile(waits, 95);
    const row = {
      'sign-ins': waits.length,
      refused,
      'p50 ms': Math.round(percentile(waits, 50)),
      'p95 ms': Math.round(p95),
      'target ms': TARGET,
    };
    printTable(`Staff on a known device, beside ${statuses.length} calls of strangers in ${SECONDS} s`, [
      { ...row, strangers: counts.join(', ') },
    ]);
    const met = p95 <= TARGET && refused === 0;
    console.log(met ? '✓ the target is met' : '✗ not met');
    return met;
  } finally {
    await product.stop();
  }
}
