import type { EndpointFacts } from '@widya/contract/endpoint';
import type { ErrorBody } from '@widya/contract/errors';
import type { SiteCallInput, SiteCallResult } from '@widya/contract/site/site-request';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** The visitor for whom the calls are made. */
interface Visitor {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly host: string;
  /** Token of the address proof; null without one. */
  readonly proof: string | null;
  readonly requestId: string;
}

/** Fills the parameters of a path such as `/v1/public/classes/:code`. */
const pathOf = (path: string, params: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));

function queryOf(query: unknown): Record<string, string> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

async function payloadOf({ body, form }: SiteCallInput): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  if (form !== undefined) {
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': type } };
  }
  if (body === undefined) return {};
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/**
 * Makes public calls inside this process, with the same checks as over the network.
 * @throws Error for an endpoint that is not public, because the site has no more rights than any other client.
 */
export const siteCalls =
  (app: FastifyInstance, { ip, userAgent, host, proof, requestId }: Visitor) =>
  async (endpoint: EndpointFacts, input: SiteCallInput = {}): Promise<SiteCallResult> => {
    if (endpoint.access.kind !== 'public') throw new Error(`${endpoint.id} is not a public call`);
    const { payload, headers } = await payloadOf(input);
    const token = input.token ?? proof;
    const answer = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint.path, input.params),
      query: queryOf(input.query),
      remoteAddress: ip,
      headers: {
        ...headers,
        host,
        'x-request-id': requestId,
        ...(userAgent === null ? {} : { 'user-agent': userAgent }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const status = answer.statusCode;
    const content: unknown = answer.body === '' ? undefined : answer.json();
    if (status < 400) return { ok: true, status, answer: content };
    const after = Number(answer.headers['retry-after']);
    return {
      ok: false,
      status,
      error: content as Partial<ErrorBody>,
      retryAfter: Number.isFinite(after) ? after : null,
    };
  };
