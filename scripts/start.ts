import './start/require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../packages/server/src/platform/config/config.ts';
import { createLogger } from '../packages/server/src/platform/http/logger.ts';
import { runProcess } from '../packages/server/src/run-process.ts';
import { whenLauncherEnds } from './start/launcher.ts';
import { runBuild } from './start/run-build.ts';
import { explainFailure, welcome } from './start/words.ts';

/**
 * `pnpm start`: builds what has changed, starts the database, seeds it when it is empty, and serves. With `--no-build`
 * it serves what stands in `dist`.
 */
async function start(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const { values } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } });
  const config = loadConfig(process.env, root);
  // Calls are not logged, because they would hide important messages in the terminal. LOG_LEVEL=info logs them.
  const log = createLogger({ logLevel: process.env.LOG_LEVEL ? config.logLevel : 'warn' });
  const build = values['no-build'] ? null : runBuild(root);
  const server = runProcess(config, log, () => build?.stop());
  whenLauncherEnds(() => server.end('the command that started it has ended'));
  try {
    // In parallel: the database starts and is seeded during compiling.
    const [{ address }] = await Promise.all([server.ready, build?.done]);
    console.log(welcome(address, config.demo));
  } catch (error) {
    if (server.isStopping()) return;
    await server.stop();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : explainFailure(error));
  process.exit(1);
}
