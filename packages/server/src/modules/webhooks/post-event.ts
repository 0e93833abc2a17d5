import type { DeliveryError } from '@widya/contract/webhook-rules';
import { Agent, type Dispatcher, request } from 'undici';
import { traceCall } from '../../platform/tracing/trace-call.ts';
import { PrivateAddress, publicLookup, refusePrivateNumber } from './receiver-address.ts';

/** Time limit of one attempt in all. */
const TOTAL_MS = 10_000;

/** How much of an answer is read and stored. */
const READ_BYTES = 4_096;
const STORED_LETTERS = 500;

/** What one attempt led to. */
export interface Attempt {
  /** Null without an answer. */
  readonly status: number | null;
  /** Null when it was delivered. */
  readonly error: DeliveryError | null;
  readonly response: string;
  readonly ms: number;
}

export interface Receivers {
  readonly post: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Attempt>;
  readonly close: () => Promise<void>;
}

export interface ReceiverOptions {
  /** Whether receivers may be in the own network and without TLS. */
  readonly allowPrivate: boolean;
  readonly totalMs?: number;
  /** Replaces the resolver of names; only for tests. */
  readonly lookup?: Parameters<typeof publicLookup>[0];
}

const CERTIFICATE = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;
const TIMEOUT = /TIMEOUT|ETIMEDOUT/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

function errorOf(error: unknown): DeliveryError {
  if (error instanceof PrivateAddress) return 'private_address';
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'timeout';
  const code = codeOf(error);
  if (TIMEOUT.test(code)) return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown_host';
  return CERTIFICATE.test(code) ? 'certificate' : 'connection';
}

function errorOfStatus(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** The beginning of an answer; the status decides, so a broken body does no harm. */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= READ_BYTES) break;
    }
  } catch {
    // What arrived is enough.
  }
  // PostgreSQL stores no NUL.
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '');
  return [...text].slice(0, STORED_LETTERS).join('');
}

/** Opens the client for deliveries. Redirects are not followed. */
export function openReceivers({ allowPrivate, totalMs = TOTAL_MS, lookup }: ReceiverOptions): Receivers {
  const dispatcher = new Agent({
    connect: { timeout: totalMs, ...(!allowPrivate && { lookup: publicLookup(lookup) }) },
  });
  const send = async (url: string, headers: Readonly<Record<string, string>>, body: string) => {
    const address = new URL(url);
    if (!allowPrivate) {
      if (address.protocol !== 'https:') throw new PrivateAddress(address.hostname);
      refusePrivateNumber(address);
    }
    const signal = AbortSignal.timeout(totalMs);
    return traceCall('POST', address, async () => {
      const answer = await request(address, { method: 'POST', headers, body, dispatcher, signal });
      return { status: answer.statusCode, response: await beginningOf(answer.body) };
    });
  };
  return {
    post: async (url, headers, body) => {
      const start = performance.now();
      const ms = () => Math.round(performance.now() - start);
      try {
        const { status, response } = await send(url, headers, body);
        return { status, response, error: errorOfStatus(status), ms: ms() };
      } catch (error) {
        return { status: null, response: '', error: errorOf(error), ms: ms() };
      }
    },
    close: () => dispatcher.destroy(),
  };
}
