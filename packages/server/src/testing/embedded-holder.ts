import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { stopAtFaults } from '../shut-down.ts';

// Runs the embedded PostgreSQL in a separate process and prints a line when it is ready. Tests then check what happens
// after the process is killed, or after SIGUSR2, which raises an uncaught error.
const [dataDir = ''] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined, fatal: () => undefined };
const { pid, adopted, stop } = await startEmbeddedPostgres({ dataDir, log: quiet });
stopAtFaults(stop, quiet);
process.on('SIGUSR2', () => void Promise.reject(new Error('ENOSPC: no space left on device')));
process.stdout.write(`${JSON.stringify({ pid, adopted })}\n`);
setInterval(() => undefined, 60_000);
