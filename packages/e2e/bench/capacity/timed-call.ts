import type { CallRecord } from './call-record.ts';

export interface TimedCall {
  readonly step: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Number of the caller, who has an address of their own. */
  readonly caller: number;
  readonly token?: string | undefined;
  readonly body?: object | undefined;
  /** When the call was due on the clock of `performance.now()`; the time counts from here. */
  readonly dueAt: number;
}

/** An address of the private network for each caller, so that limits per address are not what is measured. */
export const addressOf = (caller: number): string =>
  `10.${(caller >> 16) % 256}.${(caller >> 8) % 256}.${caller % 256}`;

const codeOf = async (answer: Response): Promise<string> => {
  const body = (await answer.json().catch(() => null)) as { readonly code?: string } | null;
  return `${answer.status} ${body?.code ?? ''}`.trim();
};

/** Makes a call and records it. @returns its answer; null when it failed */
export async function timedCall<T>(
  record: CallRecord,
  { step, method, url, caller, token, body, dueAt }: TimedCall,
): Promise<T | null> {
  const headers = {
    'x-forwarded-for': addressOf(caller),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
  };
  const content = body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body);
  const done = (code: string | null) => record.add(step, performance.now() - dueAt, code);
  try {
    const answer = await fetch(url, { method, headers, body: content });
    if (!answer.ok) {
      done(await codeOf(answer));
      return null;
    }
    const found = (await answer.json()) as T;
    done(null);
    return found;
  } catch {
    done('no answer');
    return null;
  }
}
