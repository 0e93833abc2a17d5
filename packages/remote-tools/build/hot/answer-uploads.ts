import type { AnsweredPage, AnswerParts } from './answered-page.ts';
import { type Decision, isApi, type RecordedAnswer } from './recorded-answers.ts';

/** Statuses of answers without a body. */
const EMPTY = [204, 205, 304];

/** The answer that `XMLHttpRequest` holds, as a response; null when it is not text. */
function responseIn(request: XMLHttpRequest): Response | null {
  const { status, responseType } = request;
  if (responseType !== '' && responseType !== 'text') return null;
  const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' };
  return new Response(EMPTY.includes(status) ? null : request.responseText, { status, headers });
}

/** Does for uploads, which the API client sends by `XMLHttpRequest`, what `answerRequests` does for all others. */
export function answerUploads({ decisionOf, record }: AnswerParts, page: AnsweredPage): void {
  page.XMLHttpRequest = class extends page.XMLHttpRequest {
    #method = 'GET';
    #url: URL | null = null;
    #isWaiting = false;

    override open(method: string, url: string | URL, isAsync = true, user?: string | null, key?: string | null): void {
      this.#method = method;
      this.#url = isAsync ? new URL(url, page.location.href) : null;
      super.open(method, url, isAsync, user, key);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (this.#url === null || !isApi(this.#url)) {
        super.send(body);
        return;
      }
      this.#isWaiting = true;
      decisionOf(this.#method, this.#url).then(
        (decision) => this.#isWaiting && this.#follow(decision, body),
        () => this.#isWaiting && this.#end('error'),
      );
    }

    override abort(): void {
      // Nothing was sent yet, so the browser would tell nobody.
      if (this.#isWaiting) this.#end('abort');
      super.abort();
    }

    #follow(decision: Decision, body?: Document | XMLHttpRequestBodyInit | null): void {
      if (decision.kind === 'answer') {
        this.#hold(decision.answer);
        this.#end('load');
        return;
      }
      this.#isWaiting = false;
      if (decision.kind === 'record') this.addEventListener('load', () => this.#record(decision.key), { once: true });
      super.send(body);
    }

    #record(key: string): void {
      const response = responseIn(this);
      if (response) void record(key, response);
    }

    #hold({ status, body }: RecordedAnswer): void {
      const text = status === 204 ? '' : JSON.stringify(body ?? null);
      const values = { readyState: 4, status, responseText: text, response: text, getResponseHeader: () => null };
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(this, name, { value, configurable: true });
    }

    #end(event: 'load' | 'error' | 'abort'): void {
      this.#isWaiting = false;
      this.dispatchEvent(new Event(event));
      this.dispatchEvent(new Event('loadend'));
    }
  };
}
