import type pg from 'pg';
import { activeTracing, type Span } from './tracing.ts';

/** Longest sent text of a statement: writing texts is most of what a span costs. */
const LONGEST = 500;

/** Texts that were shortened, because the same statements come again; others are shortened each time. */
const shortened = new Map<string, string>();
const MOST_SHORTENED = 2_000;

/** The statement without its list of columns, and cut. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const known = shortened.get(text);
  if (known !== undefined) return known;
  const short = text.replace(/^\s*select .*?\sfrom\s/is, 'select … from ').slice(0, LONGEST);
  if (shortened.size < MOST_SHORTENED) shortened.set(text, short);
  return short;
}

type Query = (...args: readonly unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** The statement with its placeholders; null for streams, whose end is not known here. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  if (statement === null || typeof statement !== 'object' || 'submit' in statement || !('text' in statement))
    return null;
  return typeof statement.text === 'string' ? statement.text : null;
}

function startSpan(text: string | null, database: string): Span | null {
  const tracing = activeTracing();
  // The rounds of the queue and of the mails belong to no trace as long as they find nothing.
  if (text === null || tracing?.current() === undefined) return null;
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  return tracing.start(`SQL ${operation}`, {
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.namespace': database,
      'db.operation.name': operation,
      'db.query.text': shorten(text),
    },
  });
}

function end(span: Span, error: unknown): void {
  if (error) span.fail(error);
  span.end();
}

/** Records a span for each statement of a connection, without the values of its parameters. */
export function traceQueries(client: pg.PoolClient & { readonly database?: string | undefined }): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...args) => {
    const span = startSpan(textOf(args[0]), client.database ?? '');
    if (span === null) return query(...args);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const settle: Callback = (error, result) => {
        end(span, error);
        (last as Callback)(error, result);
      };
      return query(...args.slice(0, -1), settle);
    }
    const answer = query(...args);
    if (!(answer instanceof Promise)) {
      span.end();
      return answer;
    }
    return answer.then(
      (result: unknown) => {
        span.end();
        return result;
      },
      (error: unknown) => {
        end(span, error);
        throw error;
      },
    );
  };
  Object.assign(client, { query: traced });
}
