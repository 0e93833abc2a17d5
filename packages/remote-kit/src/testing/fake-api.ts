import { matchEndpoint } from '@widya/contract/routing/match-endpoint';

/** The request that a fake call receives. */
interface FakeRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** The response of a fake call; `silent` never responds. */
interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly silent?: boolean;
}

/** Responses by method and path: `'PUT /v1/class/:code/note'`. Other calls get status 404. */
export type FakeApi = Readonly<Record<string, (request: FakeRequest) => FakeAnswer>>;

/** An error response in the format of the API. */
export const refusal = (status: number, code: string, msg: string, more: object = {}): FakeAnswer => ({
  status,
  body: { success: false, code, msg, request_id: 'req-contoh-7f3a', ...more },
});

function answerTo(api: FakeApi, method: string, url: URL, body: unknown): FakeAnswer {
  for (const [key, answer] of Object.entries(api)) {
    const params = matchEndpoint(key, method, url.pathname);
    if (params) return answer({ params, query: url.searchParams, body });
  }
  return refusal(404, 'NOT_FOUND', `Tidak ada ${method} ${url.pathname}`);
}

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Replaces `fetch` with the fake API, for stories and tests. @returns a function that restores `fetch`. */
export function installFakeApi(api: FakeApi): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // Node does not resolve relative addresses against the page.
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(input, location.href), init);
    const url = new URL(request.url);
    if (!/^\/v[12]\//.test(url.pathname)) return real(input, init);
    const { status = 200, body, silent } = answerTo(api, request.method, url, parsed(await request.text()));
    if (silent) return new Promise(() => {});
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body ?? {}, { status });
  };
  return () => {
    globalThis.fetch = real;
  };
}
