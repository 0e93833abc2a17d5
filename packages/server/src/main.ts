import { checkConfig } from './platform/config/check-config.ts';
import { ConfigError } from './platform/config/config-error.ts';
import { settingWarnings } from './platform/config/setting-warnings.ts';
import { createLogger } from './platform/http/logger.ts';
import { runProcess } from './run-process.ts';

/** Runs the server as a process: `node packages/server/src/main.ts`. `pnpm start` also builds. */
async function main(): Promise<void> {
  const config = await checkConfig(process.env);
  const log = createLogger(config);
  for (const warning of settingWarnings(process.env)) log.warn(warning);
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
