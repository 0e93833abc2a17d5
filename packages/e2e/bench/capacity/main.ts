import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fill } from '../../support/server-script.ts';
import { signIn } from '../../support/sign-in.ts';
import { clientOf } from '../api/client.ts';
import { printTable } from '../table.ts';
import { openCallRecord } from './call-record.ts';
import { type Installation, startInstallation } from './installation.ts';
import type { Load, Run } from './load.ts';
import { sampleOf } from './metrics-text.ts';
import { preparePresence, prepareWebinar } from './participants.ts';
import { type Result, reportScenario } from './report.ts';
import { SCENARIOS, type Scenario, type ScenarioName, scaled } from './scenarios.ts';
import { prepareBroadcast, prepareCertificates, prepareLists } from './staff.ts';
import { metricsOf, watchResources } from './watch-resources.ts';

const USAGE = `pnpm capacity [--scale 0.1] [--pace 2] [--only webinar,lists] [--servers 1,3] [--size S|M|L]
  [--pool 20] [--smtp-rate 10] [--data <folder>]

Puts the load of an office on an installation behind nginx, and says what held and what broke first.
--scale      a part of all people and times, at the same rates
--pace       the same people in a shorter time
--only       ${SCENARIOS.map(({ name }) => name).join(', ')}
--servers    one run for each number of servers
--size       demo data in the database before
--pool       DATABASE_POOL_SIZE of each process
--smtp-rate  SMTP_RATE of the worker
--data       a data folder that is filled once and stays`;

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    pace: { type: 'string', default: '1' },
    only: { type: 'string' },
    servers: { type: 'string', default: '1,3' },
    size: { type: 'string', default: 'S' },
    pool: { type: 'string', default: '20' },
    'smtp-rate': { type: 'string', default: '10' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** @throws Error when the text is no number above zero */
function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} is no number above zero: ${text}`);
  return value;
}

const PREPARATIONS: Readonly<Record<ScenarioName, (load: Load) => Promise<Run>>> = {
  lists: prepareLists,
  webinar: prepareWebinar,
  presence: preparePresence,
  certificates: prepareCertificates,
  broadcast: prepareBroadcast,
};

function chosenScenarios(): readonly Scenario[] {
  const names = values.only?.split(',') ?? SCENARIOS.map(({ name }) => name);
  const unknown = names.filter((name) => !SCENARIOS.some((each) => each.name === name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}\n\n${USAGE}`);
  const [scale, pace] = [positive('scale', values.scale), positive('pace', values.pace)];
  return SCENARIOS.filter(({ name }) => names.includes(name)).map((each) => scaled(each, scale, pace));
}

const pool = positive('pool', values.pool);
const mailRate = positive('smtp-rate', values['smtp-rate']);

/** Waits until the worker has sent all mails, so that one scenario does not slow the next. */
async function untilMailsAreSent({ worker }: Installation): Promise<void> {
  const started = performance.now();
  for (;;) {
    const text = await metricsOf(worker.url).catch(() => '');
    if (sampleOf(text, 'widya_mails{state="queued"}') === 0 && sampleOf(text, 'widya_mails{state="sending"}') === 0)
      break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  console.log(`The remaining mails left within ${Math.round((performance.now() - started) / 1_000)} s.`);
}

async function runScenario(installation: Installation, scenario: Scenario): Promise<Result> {
  const { token } = await signIn(installation.url, 'superadmin');
  const client = clientOf(installation.url, token);
  const load: Load = { installation, scenario, record: openCallRecord(), client, token, size: values.size };
  const run = await PREPARATIONS[scenario.name](load);
  await untilMailsAreSent(installation);
  const watch = watchResources(installation, { pool, mailRate });
  const done = await run();
  return reportScenario(load, done, await watch.stop());
}

async function runAll(): Promise<void> {
  const scenarios = chosenScenarios();
  const temporary = values.data === undefined ? mkdtempSync(path.join(tmpdir(), 'widya-capacity-')) : null;
  const dataDir = temporary ?? path.resolve(values.data ?? '');
  const results: Result[] = [];
  try {
    if (!existsSync(path.join(dataDir, 'pg18'))) fill(dataDir, values.size);
    for (const servers of values.servers.split(',').map((text) => positive('servers', text))) {
      const installation = await startInstallation({ dataDir, servers, pool, mailRate });
      try {
        for (const scenario of scenarios) results.push(await runScenario(installation, scenario));
      } finally {
        await installation.stop();
      }
    }
  } finally {
    if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
  }
  printTable(`Size ${values.size}, scale ${values.scale}, pace ${values.pace}, SMTP_RATE ${mailRate}`, results);
  for (const { servers, scenario, verdict } of results) console.log(`${servers} × ${scenario}: ${verdict}`);
  process.exitCode = results.every(({ verdict }) => verdict.startsWith('held')) ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
if (values.help) console.log(USAGE);
else await runAll();
