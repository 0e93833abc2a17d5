import { matchPath } from '@widya/contract/routing/match-route';

/** What a stubbed call gets. */
interface FakeRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** What it answers; `silent` never answers. */
interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly silent?: boolean;
}

/** Answers by method and path: `'PUT /v1/class/:code/note'`. What is not named answers 404. */
export type FakeApi = Readonly<Record<string, (request: FakeRequest) => FakeAnswer>>;

/** A refusal as the API words it. */
export const refusal = (status: number, code: string, msg: string, more: object = {}): FakeAnswer => ({
  status,
  body: { success: false, code, msg, request_id: 'req-contoh-7f3a', ...more },
});

function answerTo(api: FakeApi, method: string, url: URL, body: unknown): FakeAnswer {
  for (const [key, answer] of Object.entries(api)) {
    const [wanted, pattern] = key.split(' ');
    const params = wanted === method && pattern ? matchPath(pattern, url.pathname) : null;
    if (params) return answer({ params, query: url.searchParams, body });
  }
  return refusal(404, 'NOT_FOUND', `Tidak ada ${method} ${url.pathname}`);
}

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Puts the stub in the place of the network, for stories and tests; answers the way to take it away again. */
export function installFakeApi(api: FakeApi): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // Node resolves no relative address against the page.
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
