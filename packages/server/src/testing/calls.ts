import type { EndpointFacts } from '@widya/contract/endpoint';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

/** The request of a test call. */
export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response of a test call; `body` is the parsed JSON and empty for anything else, which is in `text`. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> & { readonly code?: string; readonly msg?: string };
  readonly text: string;
}

const pathOf = (path: string, params: CallOptions['params'] = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Returns the request of a call; a body that is not a form is sent as JSON. */
export function injectOptions(
  { method, path }: EndpointFacts,
  token: string | undefined,
  { params, query, body, headers }: CallOptions,
): InjectOptions {
  return {
    method,
    url: pathOf(path, params),
    ...(query === undefined ? {} : { query: { ...query } }),
    ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  };
}

export function testAnswer(answer: LightMyRequestResponse): TestAnswer {
  const isJson = String(answer.headers['content-type'] ?? '').includes('json');
  const body = isJson ? answer.json() : {};
  return { status: answer.statusCode, headers: answer.headers, body, text: answer.body };
}
