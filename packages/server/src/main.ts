import { ConfigError, loadConfig } from './platform/config/config.ts';
import { createLogger } from './platform/http/logger.ts';
import { runProcess } from './run-process.ts';

/** Runs the server as a process: `node packages/server/src/main.ts`. `pnpm start` also builds. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLogger(config);
  const server = runProcess(config, log);
  try {
    const { address } = await server.ready;
    log.info({ address }, 'Widya is ready');
  } catch (error) {
    if (!server.isStopping()) throw error;
  }
}

try {
  await main();
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
