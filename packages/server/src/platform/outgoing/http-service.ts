import { Agent, fetch } from 'undici';
import { traceCall } from '../tracing/trace-call.ts';
import { breakerOf } from './breaker.ts';

/** Timeouts for another service, in ms. */
export interface Limits {
  readonly connect: number;
  /** From the request to the first byte of the response. */
  readonly firstByte: number;
  /** From the request to the end of the response. */
  readonly total: number;
  /** How long a service is not called after consecutive failures. */
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
  /** Empty when the service sends none. */
  readonly contentType: string;
  readonly text: string;
}

/** An external service that is called over HTTP. */
export interface HttpService {
  /** @throws when it is unreachable, takes too long, or is not called after consecutive failures. */
  readonly call: (url: string, call: Call) => Promise<ServiceAnswer>;
}

/** A response with a server error counts as a failure of the service, but is still returned to the caller. */
class ServiceTrouble extends Error {
  readonly answer: ServiceAnswer;

  constructor(answer: ServiceAnswer) {
    super(`The service answered ${answer.status}`);
    this.answer = answer;
  }
}

/**
 * Creates a client of a service that responds with text. Use one per service, so that failures of another do not count.
 */
export function httpService({ connect, firstByte, total, pause }: Limits = LIMITS): HttpService {
  const dispatcher = new Agent({ connect: { timeout: connect }, headersTimeout: firstByte, bodyTimeout: firstByte });
  const breaker = breakerOf(() => true, pause);
  const answerTo = async (url: string, call: Call): Promise<ServiceAnswer> => {
    const signal = AbortSignal.timeout(total);
    const response = await fetch(url, { ...call, dispatcher, signal, redirect: 'error' });
    const contentType = response.headers.get('content-type') ?? '';
    return { status: response.status, contentType, text: await response.text() };
  };
  const send = async (url: string, call: Call): Promise<ServiceAnswer> => {
    const answer = await traceCall(call.method, url, () => answerTo(url, call));
    if (answer.status >= 500) throw new ServiceTrouble(answer);
    return answer;
  };
  return {
    call: (url, call) =>
      breaker
        .execute(() => send(url, call))
        .catch((error: unknown) => {
          if (error instanceof ServiceTrouble) return error.answer;
          throw error;
        }),
  };
}
