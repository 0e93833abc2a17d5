import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { MASK } from '../audit/masking.ts';
import type { Config } from '../config/config.ts';

/** Fields that never reach the log, wherever a careless line puts them (S1). */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'oldPassword',
  'token',
  'password_hash',
  'secret',
];

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly cause?: LoggedError | undefined;
}

/** Errors of the query layer carry the values of the query in their message; only the statement is kept. */
function serialiseError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const cause = error.cause === undefined ? undefined : serialiseError(error.cause);
  if (error instanceof DrizzleQueryError) return { type: error.name, message: `Failed query: ${error.query}`, cause };
  const { name: type, message, stack } = error;
  if (error instanceof pg.DatabaseError) {
    const { code, constraint } = error;
    return { type, message, stack, code, constraint };
  }
  return { type, message, stack, cause };
}

/** The log: one JSON object a line on standard output. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serialiseError },
    // Without words of its own a line would be given the message of its error, as it is.
    hooks: {
      logMethod(args: Parameters<LogFn>, method: LogFn) {
        if (args.length === 1 && typeof args[0] === 'object') method.apply(this, [args[0], 'error']);
        else method.apply(this, args);
      },
    },
    redact: {
      paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`), ...SECRETS.map((name) => `*.*.${name}`)],
      censor: MASK,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
