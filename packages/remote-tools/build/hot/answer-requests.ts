import { answerUploads } from './answer-uploads.ts';
import { ANSWERING, type AnsweredPage, type AnswerParts } from './answered-page.ts';
import {
  ANSWERS_PATH,
  type AnswerSettings,
  decide,
  isApi,
  type RecordedAnswer,
  recordedOf,
  responseOf,
} from './recorded-answers.ts';
import { HOT_UPDATE } from './update-event.ts';

/** The connection to the development server. @param send the real `fetch` */
function connect(origin: string, send: typeof fetch, page: AnsweredPage): AnswerParts {
  const address = origin + ANSWERS_PATH;
  let settings: Promise<AnswerSettings> | undefined;
  let written = Promise.resolve();

  const load = async (): Promise<AnswerSettings> => {
    const response = await send(address, { cache: 'no-store' });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as AnswerSettings;
  };

  // An edit may use another endpoint.
  page.addEventListener(HOT_UPDATE, () => {
    const before = settings;
    settings = load().catch((error: unknown) => before ?? Promise.reject(error));
    settings.catch(() => undefined);
  });

  const currentSettings = async (): Promise<AnswerSettings> => {
    settings ??= load();
    try {
      return await settings;
    } catch (error) {
      settings = undefined;
      // Without the settings nobody knows which requests must not be sent, so none is.
      console.error(`${address}: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  };

  const store = async (key: string, answer: RecordedAnswer): Promise<void> => {
    // Text needs no preflight.
    const response = await send(address, { method: 'POST', body: JSON.stringify({ request: key, ...answer }) });
    if (!response.ok) throw new Error(await response.text());
  };

  return {
    decisionOf: async (method, url) => {
      const decision = decide(await currentSettings(), method, url);
      if (decision.kind === 'answer' && decision.isMissing)
        console.warn(`${address} has no answer to ${method.toUpperCase()} ${url.pathname}${url.search}`);
      return decision;
    },
    record: async (key, response) => {
      try {
        const answer = await recordedOf(response);
        if (answer === null) return;
        // One after the other, so that the newest answer is the one that stays.
        written = written.catch(() => undefined).then(() => store(key, answer));
        await written;
      } catch (error) {
        console.error(`The answer to ${key} was not recorded: ${error instanceof Error ? error.message : error}`);
      }
    },
  };
}

/**
 * Records the answers to the requests of a remote, or answers them from what was recorded, as its development server
 * says. Requests to other endpoints are sent. Does nothing when it was called before, as after 'Coba lagi'.
 * @param origin of the development server.
 */
export function answerRequests(origin: string, page: AnsweredPage = globalThis): void {
  const answering = page[ANSWERING] ?? new Set<string>();
  if (answering.has(origin)) return;
  page[ANSWERING] = answering.add(origin);
  const send: typeof fetch = page.fetch.bind(globalThis);
  const parts = connect(origin, send, page);

  page.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const url = new URL(request?.url ?? String(input), page.location.href);
    if (!isApi(url)) return send(input, init);
    const decision = await parts.decisionOf(init?.method ?? request?.method ?? 'GET', url);
    if (decision.kind === 'answer') {
      (init?.signal ?? request?.signal)?.throwIfAborted();
      return responseOf(decision.answer);
    }
    const response = await send(input, init);
    if (decision.kind === 'record') void parts.record(decision.key, response);
    return response;
  };
  answerUploads(parts, page);
  // The shell requests the first rows of a screen before this code has loaded; the screen reads them again.
  page.__WIDYA__?.queries?.clear();
}
