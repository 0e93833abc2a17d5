import { Agent, fetch } from 'undici';
import { breakerOf } from './breaker.ts';

/** Longest waits for another service, ms. */
export interface Limits {
  readonly connect: number;
  /** From the request to the first byte of the answer. */
  readonly firstByte: number;
  /** From the request to the end of the answer. */
  readonly total: number;
  /** So long a service that failed several times in a row is left alone. */
  readonly pause?: number;
}

export const LIMITS: Limits = { connect: 3_000, firstByte: 8_000, total: 10_000 };

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ServiceAnswer {
  readonly status: number;
  /** Empty when the service does not say. */
  readonly contentType: string;
  readonly text: string;
}

/** Another service that this one calls over HTTP. */
export interface HttpService {
  /** @throws when it cannot be reached, takes too long, or is left alone because it failed several times in a row. */
  readonly call: (url: string, call: Call) => Promise<ServiceAnswer>;
}

/** An answer that says the service itself is in trouble counts as a failure of it, and is handed to the caller all the same. */
class ServiceTrouble extends Error {
  readonly answer: ServiceAnswer;

  constructor(answer: ServiceAnswer) {
    super(`The service answered ${answer.status}`);
    this.answer = answer;
  }
}

/** Opens a service that answers with text. One belongs to one service, so that the failures of another do not count. */
export function httpService({ connect, firstByte, total, pause }: Limits = LIMITS): HttpService {
  const dispatcher = new Agent({ connect: { timeout: connect }, headersTimeout: firstByte, bodyTimeout: firstByte });
  const breaker = breakerOf(() => true, pause);
  const ask = async (url: string, call: Call): Promise<ServiceAnswer> => {
    const signal = AbortSignal.timeout(total);
    const response = await fetch(url, { ...call, dispatcher, signal, redirect: 'error' });
    const contentType = response.headers.get('content-type') ?? '';
    const answer = { status: response.status, contentType, text: await response.text() };
    if (answer.status >= 500) throw new ServiceTrouble(answer);
    return answer;
  };
  return {
    call: (url, call) =>
      breaker
        .execute(() => ask(url, call))
        .catch((error: unknown) => {
          if (error instanceof ServiceTrouble) return error.answer;
          throw error;
        }),
  };
}
