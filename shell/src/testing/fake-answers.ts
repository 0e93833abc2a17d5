/** A response of the fake API for a story or a test; `silent` never responds, `broken` is a lost connection. */
export interface FakeAnswer {
  /** The response is sent after this promise resolves. */
  readonly after?: Promise<void>;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly silent?: boolean;
  readonly broken?: boolean;
}

/**
 * Responses by method and path: `{ 'PUT /v1/admin': { body: { success: true } } }`. A key with a query goes before the
 * one without.
 */
export type FakeAnswers = Readonly<Record<string, FakeAnswer>>;

/** A recorded request: method and path, and the parsed body. */
export interface FakeCall {
  readonly route: string;
  readonly body: unknown;
}

const answerOf = ({ status = 200, body = { success: true }, headers = {} }: FakeAnswer): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

async function callOf(input: RequestInfo | URL, init?: RequestInit): Promise<FakeCall & { readonly search: string }> {
  const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
  const text = await request.clone().text();
  const { pathname, search } = new URL(request.url);
  return { route: `${request.method} ${pathname}`, search, body: text === '' ? null : JSON.parse(text) };
}

/**
 * Replaces `fetch` and answers the listed requests itself; sends all others. For `beforeEach` of a story.
 * @returns the answered requests in order, and a function that restores `fetch`.
 */
export function installFakeAnswers(answers: FakeAnswers): {
  readonly calls: readonly FakeCall[];
  readonly restore: () => void;
} {
  const calls: FakeCall[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { search, ...call } = await callOf(input, init);
    const answer = answers[`${call.route}${search}`] ?? answers[call.route];
    if (!answer) return real(input, init);
    calls.push(call);
    if (answer.silent) return new Promise<Response>(() => {});
    if (answer.broken) throw new TypeError('Failed to fetch');
    await answer.after;
    return answerOf(answer);
  };
  return {
    calls,
    restore: () => {
      globalThis.fetch = real;
    },
  };
}

/** An error response in the format of the API. */
export const errorAnswer = (
  status: number,
  code: string,
  msg: string,
  errors?: Record<string, string>,
): FakeAnswer => ({
  status,
  body: { success: false, code, msg, request_id: '01JCX8Q4S2', ...(errors ? { errors } : {}) },
});
