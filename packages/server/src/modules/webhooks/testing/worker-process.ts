import { pino } from 'pino';
import { loadConfig } from '../../../platform/config/config.ts';
import { createDatabase, createPool } from '../../../platform/database/pool.ts';
import { startWebhookWorker } from '../worker.ts';

// Delivers the events of a database until SIGTERM. Its clock is AHEAD_MS ahead.
const { DATABASE = '{}', DATA_DIR = '', AHEAD_MS = '' } = process.env;
const pool = createPool({ ...JSON.parse(DATABASE), max: 4 });
const config = loadConfig({ NODE_ENV: 'test', DATA_DIR, WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
const clock = () => new Date(Date.now() + Number(AHEAD_MS));
const stop = startWebhookWorker({ db: createDatabase(pool), config, clock }, pino({ level: 'silent' }));
process.once('SIGTERM', async () => {
  await stop();
  await pool.end();
});
