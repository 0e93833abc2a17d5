import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { stopAtFaults } from '../shut-down.ts';

// Runs the embedded PostgreSQL in a separate process, prints when it is ready, and waits to be killed or to fail at
// SIGUSR2, for tests of the consequences.
const [dataDir = ''] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined, fatal: () => undefined };
const { pid, adopted, stop } = await startEmbeddedPostgres({ dataDir, log: quiet });
stopAtFaults(stop, quiet);
process.on('SIGUSR2', () => void Promise.reject(new Error('ENOSPC: no space left on device')));
process.stdout.write(`${JSON.stringify({ pid, adopted })}\n`);
setInterval(() => undefined, 60_000);
