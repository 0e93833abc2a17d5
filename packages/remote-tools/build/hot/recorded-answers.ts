import { matchEndpoint } from '@widya/contract/routing/match-endpoint';

/** Path at which the development server has the recorded answers, and takes new ones. */
export const ANSWERS_PATH = '/widya-answers.json';

/** An answer of the API; `body` is null for one without. */
export interface RecordedAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** Answers by request: `GET /v1/topic?page=1`. */
export type RecordedAnswers = Readonly<Record<string, RecordedAnswer>>;

/** `record` sends requests and stores their answers, `answer` sends none. */
export type AnswerMode = 'record' | 'answer';

/** What the development server tells the page. */
export interface AnswerSettings {
  readonly mode: AnswerMode;
  /** Endpoints that the remote uses: `GET /v1/class/:code`. */
  readonly endpoints: readonly string[];
  /** Empty while recording. */
  readonly answers: RecordedAnswers;
}

/** What the page does with a request. */
export type Decision =
  | { readonly kind: 'send' }
  | { readonly kind: 'record'; readonly key: string }
  | { readonly kind: 'answer'; readonly answer: RecordedAnswer; readonly isMissing: boolean };

/** Whether an address belongs to the API. */
export const isApi = ({ pathname }: URL): boolean => /^\/v[12]\//.test(pathname);

/** The name of a request in the file, with sorted query: `GET /v1/topic?page=1&sort=name`. */
export function requestKey(method: string, url: URL): string {
  const query = new URLSearchParams(url.search);
  query.sort();
  const text = query.toString();
  return `${method.toUpperCase()} ${url.pathname}${text === '' ? '' : `?${text}`}`;
}

/** Whether a request goes to one of the endpoints; HEAD, which uploads use, goes to that of GET. */
export function isUsed(endpoints: readonly string[], method: string, pathname: string): boolean {
  const asked = method.toUpperCase() === 'HEAD' ? 'GET' : method.toUpperCase();
  return endpoints.some((endpoint) => matchEndpoint(endpoint, asked, pathname) !== null);
}

/** The answer to a request that was not recorded, in the format of the API's errors. */
const missingAnswer = (key: string): RecordedAnswer => ({
  status: 404,
  body: {
    success: false,
    code: 'NOT_FOUND',
    msg: `Tidak ada jawaban terekam untuk ${key}`,
    request_id: `tanpa-rekaman-${Date.now().toString(36)}`,
  },
});

/** Decides what happens to a request to the API; requests of the shell and of other remotes are sent. */
export function decide({ mode, endpoints, answers }: AnswerSettings, method: string, url: URL): Decision {
  if (!isUsed(endpoints, method, url.pathname)) return { kind: 'send' };
  const key = requestKey(method, url);
  if (mode === 'record') return { kind: 'record', key };
  const answer = answers[key];
  return { kind: 'answer', answer: answer ?? missingAnswer(key), isMissing: answer === undefined };
}

const isJson = ({ headers }: Response): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\b/.test(headers.get('content-type') ?? '') && !headers.has('content-disposition');

/**
 * What is recorded of a response, which stays readable for its caller. Null for failures of the server, for the end of
 * a session, and for what is not JSON, such as downloads and event streams.
 */
export async function recordedOf(response: Response): Promise<RecordedAnswer | null> {
  const { status } = response;
  if (status >= 500 || status === 401) return null;
  if (status === 204) return { status, body: null };
  return isJson(response) ? { status, body: (await response.clone().json()) as unknown } : null;
}

/** A recorded answer as a response. */
export const responseOf = ({ status, body }: RecordedAnswer): Response =>
  status === 204 ? new Response(null, { status }) : Response.json(body ?? null, { status });
