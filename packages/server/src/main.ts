import { ConfigError, loadConfig } from './platform/config/config.ts';
import { createLogger } from './platform/http/logger.ts';
import { startServer } from './server.ts';
import { stopAtFaults, stopAtSignals } from './shut-down.ts';

// Runs the server as a process: `node packages/server/src/main.ts`. `pnpm start` also builds and seeds.
try {
  const config = loadConfig(process.env);
  const log = createLogger(config);
  const server = await startServer(config, log);
  stopAtSignals(server.stop, log);
  stopAtFaults(server.stop, log);
  log.info({ address: server.address }, 'Widya is ready');
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
