/** An answer of the API for a story or a test; `silent` never answers, `broken` is a lost connection. */
export interface FakeAnswer {
  /** The answer waits for it. */
  readonly after?: Promise<void>;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly silent?: boolean;
  readonly broken?: boolean;
}

/** Method and path to answer: `{ 'PUT /v1/admin': { body: … } }`. */
export type FakeAnswers = Readonly<Record<string, FakeAnswer>>;

/** What was asked, in order: method, path and parsed body. */
export interface FakeCall {
  readonly route: string;
  readonly body: unknown;
}

const answerOf = ({ status = 200, body = { success: true }, headers = {} }: FakeAnswer): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

async function callOf(input: RequestInfo | URL, init?: RequestInit): Promise<FakeCall> {
  const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
  const text = await request.clone().text();
  return { route: `${request.method} ${new URL(request.url).pathname}`, body: text === '' ? null : JSON.parse(text) };
}

/**
 * Answers calls of the page itself instead of sending them; for `beforeEach` of a story.
 * @returns the calls so far, and the function that puts the real `fetch` back.
 */
export function fakeAnswers(answers: FakeAnswers): {
  readonly calls: readonly FakeCall[];
  readonly restore: () => void;
} {
  const calls: FakeCall[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const call = await callOf(input, init);
    const answer = answers[call.route];
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

/** An error body as the API writes it. */
export const refusal = (status: number, code: string, msg: string, errors?: Record<string, string>): FakeAnswer => ({
  status,
  body: { success: false, code, msg, request_id: '01JCX8Q4S2', ...(errors ? { errors } : {}) },
});
