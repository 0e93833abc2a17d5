import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { LogModule } from '../config/log-levels.ts';

/** The log of a part of the server: its lines name the module, and have the module's level in `LOG_LEVELS`. */
export const moduleLog = (log: Logger, { logLevels }: Pick<Config, 'logLevels'>, module: LogModule): Logger =>
  log.child({ module }, { level: logLevels[module] ?? log.level });
