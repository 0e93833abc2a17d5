import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { BrokenCircuitError } from 'cockatiel';
import { httpService, LIMITS } from './http-service.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const GET = { method: 'GET', headers: {} } as const;

describe('a service that is called over HTTP', () => {
  it('gives up on one that accepts a connection and never answers', async () => {
    const silent = createTcpServer(() => undefined);
    closing.push(() => silent.close());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await expect(httpService({ ...LIMITS, firstByte: 50 }).call(url, GET)).rejects.toThrow();
  });

  it('gives up on one whose answer never ends, although bytes keep coming', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 5);
      response.once('close', () => clearInterval(drip));
    });
    await expect(httpService({ ...LIMITS, total: 100 }).call(url, GET)).rejects.toThrow(/aborted due to timeout/);
  });

  it.each([
    [
      'answers 503',
      (calls: { count: number }) =>
        ((_request, response) => {
          calls.count += 1;
          response.writeHead(503).end('penuh');
        }) satisfies RequestListener,
    ],
    [
      'breaks the connection',
      (calls: { count: number }) =>
        ((request) => {
          calls.count += 1;
          request.socket.destroy();
        }) satisfies RequestListener,
    ],
  ])('stops calling one that %s five times in a row', async (_name, listener) => {
    const calls = { count: 0 };
    const url = await serve(listener(calls));
    const service = httpService();
    for (let call = 0; call < 5; call += 1) await service.call(url, GET).catch(() => undefined);
    await expect(service.call(url, GET)).rejects.toBeInstanceOf(BrokenCircuitError);
    expect(calls.count).toBe(5);
  });

  it('continues to call one that refuses a call', async () => {
    const url = await serve((_request, response) => response.writeHead(422).end('{}'));
    const service = httpService();
    for (let call = 0; call < 8; call += 1) expect((await service.call(url, GET)).status).toBe(422);
  });

  it('tries one again after the pause, and then goes on as before', async () => {
    const state = { broken: true };
    const url = await serve((_request, response) => response.writeHead(state.broken ? 500 : 200).end('x'));
    const service = httpService({ ...LIMITS, pause: 0 });
    for (let call = 0; call < 5; call += 1) expect((await service.call(url, GET)).status).toBe(500);
    state.broken = false;
    expect(await service.call(url, GET)).toEqual({ status: 200, contentType: '', text: 'x' });
    expect((await service.call(url, GET)).status).toBe(200);
  });
});
