import { createDatabase, createPool } from '../../../database/pool.ts';
import { NO_METRICS } from '../../../http/metrics.ts';
import type { Services } from '../../../http/services.ts';
import { runTask } from '../run-task.ts';
import { EFFECT_KINDS } from './effect-kinds.ts';

// Runs a worker as a separate process that a test can kill: `node worker.ts` with DATABASE, KIND and TASK.
const { DATABASE = '{}', KIND = '', TASK = '0' } = process.env;
const pool = createPool(JSON.parse(DATABASE));
const kind = EFFECT_KINDS[KIND];
if (!kind) throw new Error(`Unknown kind ${KIND}`);
const services: Services = {
  config: {} as Services['config'],
  storage: {} as Services['storage'],
  uploads: {} as Services['uploads'],
  pool,
  db: createDatabase(pool),
  exportDb: createDatabase(pool),
  jobs: { enqueue: async () => null },
  metrics: NO_METRICS,
  clock: () => new Date(),
  strict: true,
};
await runTask(services, [kind], { task: Number(TASK) }, console);
await pool.end();
