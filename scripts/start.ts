import './start/require-node.mjs';
import path from 'node:path';
import { ConfigError, loadConfig } from '../packages/server/src/platform/config/config.ts';
import { createLogger } from '../packages/server/src/platform/http/logger.ts';
import { startServer } from '../packages/server/src/server.ts';
import { stopAtFaults, stopAtSignals } from '../packages/server/src/shut-down.ts';
import { runBuild } from './start/run-build.ts';
import { explainFailure, welcome } from './start/words.ts';

/** `pnpm start`: builds what has changed, starts the database, seeds it when it is empty, and serves. */
async function start(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const config = loadConfig(process.env, root);
  // Calls are not logged, because they would hide important messages in the terminal. LOG_LEVEL=info logs them.
  const log = createLogger({ logLevel: process.env.LOG_LEVEL ? config.logLevel : 'warn' });
  const build = runBuild(root);
  const starting = startServer(config, log);
  const stop = async () => {
    build.stop();
    const server = await starting.catch(() => null);
    await server?.stop();
  };
  stopAtSignals(stop, log);
  stopAtFaults(stop, log);
  try {
    // In parallel: the database starts and is seeded during compiling.
    const [server] = await Promise.all([starting, build.done]);
    console.log(welcome(server.address, config.demo));
  } catch (error) {
    await stop();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : explainFailure(error));
  process.exit(1);
}
