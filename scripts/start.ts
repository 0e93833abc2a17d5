import './start/require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfig } from '../packages/server/src/platform/config/check-config.ts';
import { settingWarnings } from '../packages/server/src/platform/config/setting-warnings.ts';
import { createLogger } from '../packages/server/src/platform/http/logger.ts';
import { runProcess } from '../packages/server/src/run-process.ts';
import { whenLauncherEnds } from './start/launcher.ts';
import { explainFailure, welcome } from './start/messages.ts';
import { readableLog } from './start/readable-log.ts';
import { runBuild } from './start/run-build.ts';

/** Standard output is text for people in a terminal, otherwise one JSON object per line. */
const isTerminal = process.stdout.isTTY;
const destination = isTerminal ? readableLog((text) => void process.stdout.write(text)) : undefined;

/** Messages of the start itself, which appear at every level. */
const startLog = createLogger({ logLevel: 'info' }, destination);

/**
 * `pnpm start`: builds what has changed, starts the database, seeds it when it is empty, and serves. With `--no-build`
 * it serves what is in `dist`.
 */
async function start(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const { values } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } });
  const config = await checkConfig(process.env, root);
  for (const warning of settingWarnings(process.env)) startLog.warn(warning);
  // In a terminal, calls would hide important messages. LOG_LEVEL=info shows them.
  const logLevel = isTerminal && !process.env.LOG_LEVEL ? 'warn' : config.logLevel;
  const log = createLogger({ logLevel }, destination);
  const logLine = (line: string) => startLog.info({ part: 'build' }, line);
  const build = values['no-build'] ? null : runBuild(root, isTerminal ? undefined : logLine);
  const server = runProcess(config, log, () => build?.stop());
  whenLauncherEnds(() => server.end('the command that started it has ended'));
  try {
    // In parallel: the database starts and is seeded during compiling.
    const [{ address }] = await Promise.all([server.ready, build?.done]);
    if (isTerminal) console.log(welcome(address, config.demo));
    else startLog.info({ address }, 'Widya is ready');
  } catch (error) {
    if (server.isStopping()) return;
    await server.stop();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  const explanation = explainFailure(error);
  if (explanation === null) startLog.fatal({ err: error }, 'Widya could not start');
  console.error(explanation ?? `Widya could not start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
