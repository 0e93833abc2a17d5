import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call received by the fake Zoom. */
export interface ZoomCall {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

export interface FakeZoom {
  /** Environment with which a test app calls this fake. */
  readonly env: Readonly<Record<string, string>>;
  /** Calls of the API, without requests for tokens. */
  readonly calls: ZoomCall[];
  /** Number of granted tokens. */
  tokens: number;
  /** Existing meetings by id. */
  readonly meetings: Map<string, Record<string, unknown>>;
  /** Replaces the next responses: a status and a body, or 'cut' to close the connection; null for the usual one. */
  refuse: ((call: ZoomCall) => { status: number; body?: unknown } | 'cut' | null) | null;
  readonly close: () => Promise<void>;
}

const SECRET = Buffer.from('zoom-klien:zoom-rahasia').toString('base64');

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

/** Starts a fake of Zoom on loopback that grants tokens, and creates, changes and deletes meetings. */
export async function startFakeZoom(): Promise<FakeZoom> {
  const zoom: Omit<FakeZoom, 'env' | 'close'> = { calls: [], tokens: 0, meetings: new Map(), refuse: null };
  let nextId = 80_000_000_000;
  const server = createServer(async (request, response) => {
    const answer = (status: number, body?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? '' : JSON.stringify(body));
    };
    const url = new URL(request.url ?? '/', 'http://zoom.test');
    const body = await read(request);
    if (url.pathname === '/oauth/token') {
      if (request.headers.authorization !== `Basic ${SECRET}` || url.searchParams.get('account_id') !== 'zoom-akun')
        return answer(400, { reason: 'Bad Request', error: 'invalid_request' });
      zoom.tokens += 1;
      return answer(200, { access_token: `zoom-token-${zoom.tokens}`, token_type: 'bearer', expires_in: 3_599 });
    }
    if (!/^Bearer zoom-token-\d+$/.test(request.headers.authorization ?? ''))
      return answer(401, { code: 124, message: 'Invalid access token.' });
    const call = { method: request.method ?? '', path: url.pathname, body };
    zoom.calls.push(call);
    const refusal = zoom.refuse?.(call) ?? null;
    if (refusal === 'cut') return request.socket.destroy();
    if (refusal !== null) return answer(refusal.status, refusal.body);
    const id = /^\/v2\/meetings\/(\d+)$/.exec(call.path)?.[1];
    if (call.method === 'POST' && /^\/v2\/users\/[^/]+\/meetings$/.test(call.path)) {
      nextId += 1;
      const meeting = { ...body, id: nextId, join_url: `https://zoom.example/j/${nextId}?pwd=x`, password: 'a1b2c3' };
      zoom.meetings.set(String(nextId), meeting);
      return answer(201, meeting);
    }
    if (id === undefined || !zoom.meetings.has(id))
      return answer(404, { code: 3001, message: 'Meeting does not exist' });
    if (call.method === 'DELETE') zoom.meetings.delete(id);
    else zoom.meetings.set(id, { ...zoom.meetings.get(id), ...body });
    return answer(204);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(zoom, {
    env: {
      ZOOM_BASE_URL: `http://127.0.0.1:${port}`,
      ZOOM_ACCOUNT_ID: 'zoom-akun',
      ZOOM_CLIENT_ID: 'zoom-klien',
      ZOOM_CLIENT_SECRET: 'zoom-rahasia',
      ZOOM_HOSTS: 'tuan-1@widya.example,tuan-2@widya.example',
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
