import { stubGlobal } from '@widya/testing/stub-global';

/** What a fake API answers to one request: a body, an answer, or a failure of the network. */
export type FakeAnswer = (request: Request) => Response | Promise<Response> | Error;

/** Stands in for `fetch` and keeps every request; answers are given in turn, the last one for ever. */
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

/** An answer in JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): FakeAnswer =>
  () =>
    Response.json(body, { status, headers });

/** No answer at all, as browsers report it. */
export const silence: FakeAnswer = () => new TypeError('Failed to fetch');

/** An error answer of the API. */
export const failure = (status: number, code: string, msg = 'Pesan'): FakeAnswer =>
  json({ success: false, code, msg, request_id: 'req-1' }, status);
