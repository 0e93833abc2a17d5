import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { MASK } from '../audit/masking.ts';
import type { Config } from '../config/config.ts';
import { currentSpan } from '../tracing/tracing.ts';

/** Fields that are redacted in every log entry (S1). */
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

const ADDRESS = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;
/** Errors about a value, whose message quotes it (class 22 of PostgreSQL). */
const IS_DATA_ERROR = /^22/;

/** Other programs put the address of a recipient into their messages. */
const withoutAddresses = (text: string): string => text.replace(ADDRESS, MASK);

/** Messages of drizzle's errors contain the query's values, so only the statement is logged. */
function serialiseError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  const cause = error.cause === undefined ? undefined : serialiseError(error.cause);
  if (error instanceof DrizzleQueryError) return { type: error.name, message: `Failed query: ${error.query}`, cause };
  const { name: type } = error;
  const message = withoutAddresses(error.message);
  const stack = error.stack && withoutAddresses(error.stack);
  if (error instanceof pg.DatabaseError) {
    const { code, constraint } = error;
    const isData = code !== undefined && IS_DATA_ERROR.test(code);
    const hide = (text: string) => (isData ? text.replace(/"[^"]*"/g, `"${MASK}"`) : text);
    return { type, message: hide(message), stack: stack && hide(stack), code, constraint };
  }
  return { type, message, stack, cause };
}

/** Names the trace in which a line is written. */
const traceOfLine = (): object => {
  const span = currentSpan();
  return span === undefined ? {} : { trace_id: span.traceId };
};

/** Creates the log: one JSON object per line on standard output. */
export function createLogger(
  { logLevel, tracing = null }: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'tracing'>>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serialiseError },
    ...(tracing && { mixin: traceOfLine }),
    // Without a message of its own an entry would get the message of its error unredacted.
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
