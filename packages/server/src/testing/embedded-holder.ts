import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';

// A process of its own that starts the embedded PostgreSQL, says so and waits to be killed: for tests of what then happens.
const [dataDir = ''] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined };
const { pid, adopted } = await startEmbeddedPostgres({ dataDir, log: quiet });
process.stdout.write(`${JSON.stringify({ pid, adopted })}\n`);
setInterval(() => undefined, 60_000);
