import { Agent, request } from 'node:http';

/** A call of the load. */
export interface Call {
  /** Calls of the same kind need the same parts of the installation. */
  readonly kind: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** What an acknowledged write can be found by afterwards. */
  readonly name?: string;
}

export interface Stream {
  readonly perSecond: number;
  /** Calls under way at once; further ones are not sent but count as failed, as people give up. */
  readonly atOnce: number;
  /** The nth call. */
  readonly call: (n: number) => Call;
}

export interface Answer extends Pick<Call, 'kind'> {
  readonly name?: string | undefined;
  readonly at: number;
  /** Null without an answer. */
  readonly status: number | null;
}

export const isSuccess = ({ status }: Pick<Answer, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

export interface Load {
  readonly answers: readonly Answer[];
  /** Sends no more calls and waits for those under way. */
  readonly stop: () => Promise<void>;
}

/** Only for a call that is never answered. */
const PATIENCE_MS = 60_000;
const TICK_MS = 10;

/**
 * Sends calls at a fixed rate, whether or not earlier ones have been answered, over connections that stay open.
 * Repeats none of them.
 */
export function startLoad(base: string, streams: readonly Stream[]): Load {
  const answers: Answer[] = [];
  const agent = new Agent({ keepAlive: true });
  const underWay = streams.map(() => new Set<Promise<void>>());
  const { hostname, port } = new URL(base);
  const send = ({ kind, method, path, headers, body, name }: Call) =>
    new Promise<void>((resolve) => {
      const end = (status: number | null) => {
        answers.push({ kind, name, status, at: performance.now() });
        resolve();
      };
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
        response.resume();
        response.once('close', () => end(response.complete ? (response.statusCode ?? null) : null));
      });
      sent.setTimeout(PATIENCE_MS, () => void sent.destroy());
      sent.once('error', () => end(null));
      sent.end(body);
    });
  const begun = performance.now();
  const counts = streams.map(() => 0);
  const timer = setInterval(() => {
    const seconds = (performance.now() - begun) / 1_000;
    for (const [index, { perSecond, atOnce, call }] of streams.entries()) {
      const running = underWay[index] ?? new Set();
      for (let n = counts[index] ?? 0; n < seconds * perSecond; n += 1) {
        counts[index] = n + 1;
        if (running.size >= atOnce) {
          answers.push({ kind: call(n).kind, status: null, at: performance.now() });
          continue;
        }
        const sent = send(call(n)).finally(() => running.delete(sent));
        running.add(sent);
      }
    }
  }, TICK_MS);
  return {
    answers,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay.flatMap((running) => [...running]));
      agent.destroy();
    },
  };
}

/** The longest time without a success of one of these kinds from one moment to another, in ms. */
export function longestGap(answers: readonly Answer[], kinds: readonly string[], from: number, to: number): number {
  const times = answers.filter((answer) => kinds.includes(answer.kind) && isSuccess(answer)).map(({ at }) => at);
  const before = times.findLast((at) => at < from) ?? from;
  const within = [before, ...times.filter((at) => at >= from && at <= to), to];
  return Math.round(Math.max(...within.slice(1).map((at, index) => at - (within[index] ?? at))));
}
