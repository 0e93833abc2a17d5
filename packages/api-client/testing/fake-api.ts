import { stubGlobal } from '@widya/testing/stub-global';

/** Returns the response of a fake API to one request, or an error as a failure of the network. */
export type FakeAnswer = (request: Request) => Response | Promise<Response> | Error;

/** Replaces `fetch` and records every request. Uses the answers in order, and the last one for all later requests. */
export function fakeApi(...answers: readonly FakeAnswer[]) {
  const requests: Request[] = [];
  stubGlobal('fetch', async (input: Request) => {
    const turn = Math.min(requests.length, answers.length - 1);
    requests.push(input.clone());
    const answer = await answers[turn]?.(input);
    if (answer === undefined) throw new Error('The fake API has no answer');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { requests };
}

/** A response in JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): FakeAnswer =>
  () =>
    Response.json(body, { status, headers });

/** A request without a response, as browsers report it. */
export const silence: FakeAnswer = () => new TypeError('Failed to fetch');

/** An error response of the API. */
export const failure = (status: number, code: string, msg = 'Pesan'): FakeAnswer =>
  json({ success: false, code, msg, request_id: 'req-1' }, status);
