import './start/require-node.mjs';
import path from 'node:path';
import { ConfigError, loadConfig } from '../packages/server/src/platform/config/config.ts';
import { createLogger } from '../packages/server/src/platform/http/logger.ts';
import { startServer } from '../packages/server/src/server.ts';
import { stopAtFaults, stopAtSignals } from '../packages/server/src/shut-down.ts';
import { runBuild } from './start/run-build.ts';
import { explainFailure, welcome } from './start/words.ts';

/** Everything with one command: builds what has changed, starts the database, fills it when it is empty, and serves. */
async function start(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const config = loadConfig(process.env, root);
  // People watch this terminal: every call in it would hide what matters. LOG_LEVEL=info brings the calls back.
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
    // Both at once: the database starts and is filled while the compiler works.
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
