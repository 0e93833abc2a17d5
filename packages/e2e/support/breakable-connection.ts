import { connect, createServer, type Socket } from 'node:net';

/** A network connection to the product that a test can break and repair. */
export interface BreakableConnection {
  /** Address of the product through this connection. */
  readonly url: string;
  /** Number of bytes that browsers have sent through it. */
  readonly sent: () => number;
  /**
   * Forwards this number of further bytes from browsers, then closes the connections (`cut`) or keeps them open without
   * forwarding more (`stall`).
   */
  readonly limit: (bytes: number, then: 'cut' | 'stall') => void;
  /** Resolves when the limit is reached. */
  readonly broken: () => Promise<void>;
  /** Forwards everything again, also what stalled connections hold back. */
  readonly repair: () => void;
  readonly close: () => Promise<void>;
}

/** Starts a TCP proxy that forwards bytes unchanged to the product at `target`. */
export async function breakableConnection(target: string): Promise<BreakableConnection> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let sent = 0;
  let left = Number.POSITIVE_INFINITY;
  let then: 'cut' | 'stall' = 'cut';
  let reached = Promise.withResolvers<void>();
  const stalled: (() => void)[] = [];
  const breakNow = () => {
    reached.resolve();
    if (then === 'cut') for (const socket of open) socket.destroy();
  };
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
  };
  const server = createServer((browser) => {
    if (left <= 0 && then === 'cut') return void browser.destroy();
    const product = connect(Number(port), hostname);
    track(browser);
    track(product);
    browser.on('data', (bytes) => {
      sent += bytes.length;
      const forwarded = Math.max(0, Math.min(left, bytes.length));
      product.write(bytes.subarray(0, forwarded));
      left -= bytes.length;
      if (left > 0) return;
      browser.pause();
      stalled.push(() => {
        product.write(bytes.subarray(forwarded));
        browser.resume();
      });
      breakNow();
    });
    product.pipe(browser);
    browser.on('close', () => product.destroy());
    product.on('close', () => browser.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `http://localhost:${address.port}`,
    sent: () => sent,
    limit: (bytes, action) => {
      reached = Promise.withResolvers();
      then = action;
      left = bytes;
    },
    broken: () => reached.promise,
    repair: () => {
      left = Number.POSITIVE_INFINITY;
      for (const resume of stalled.splice(0)) resume();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise<unknown>((resolve) => server.close(resolve));
    },
  };
}
