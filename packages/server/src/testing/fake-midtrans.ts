import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from '../modules/payments/signature.ts';

/** The key with which the fake provider signs. */
export const FAKE_SERVER_KEY = 'SB-Mid-server-uji';

/** A payment as known to the fake provider. */
export interface FakePayment {
  readonly transaction_status: string;
  readonly fraud_status?: string;
  readonly gross_amount: string;
  readonly currency?: string;
  /** Amount returned so far. */
  readonly refund_amount?: string;
  readonly transaction_id?: string;
  readonly payment_type?: string;
  /** Order id in the response, when it must differ from the requested one. */
  readonly order_id?: string;
}

export interface FakeMidtrans {
  /** Environment with which a test app calls this fake. */
  readonly env: Readonly<Record<string, string>>;
  /** Payments by order id; tests change them to simulate payers. */
  readonly payments: Map<string, FakePayment>;
  /** Payment reported for unknown orders; with null, the response says that the order does not exist. */
  fallback: FakePayment | null;
  /** Request bodies of the Snap transactions that were opened. */
  readonly opened: Record<string, unknown>[];
  /** Number of status requests by order. */
  readonly statusCalls: Map<string, number>;
  /** Replaces the next responses: a status, or 'cut' to close the connection; null for the usual response. */
  refuse: (() => number | 'cut' | null) | null;
  /** Returns the provider's signed notification about the current state of an order. */
  readonly notification: (orderId: string) => Record<string, string>;
  readonly close: () => Promise<void>;
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

/** Midtrans's codes by transaction status; the code of an expired payment is not 2xx. */
const CODES: Readonly<Record<string, string>> = { pending: '201', deny: '202', expire: '407' };
const codeOf = (status: string): string => CODES[status] ?? '200';

/** Starts a fake of Midtrans on loopback that opens payment pages, reports order states and signs notifications. */
export async function startFakeMidtrans(): Promise<FakeMidtrans> {
  const payments: FakeMidtrans['payments'] = new Map();
  const statusCalls: FakeMidtrans['statusCalls'] = new Map();
  const opened: Record<string, unknown>[] = [];
  const authorization = `Basic ${Buffer.from(`${FAKE_SERVER_KEY}:`).toString('base64')}`;
  const factsOf = (orderId: string, payment: FakePayment) => ({
    order_id: orderId,
    status_code: codeOf(payment.transaction_status),
    transaction_id: `trx-${orderId}`,
    payment_type: 'qris',
    currency: 'IDR',
    transaction_time: '2026-11-20 09:00:00',
    ...payment,
  });
  const fake: Pick<FakeMidtrans, 'refuse' | 'fallback'> = { refuse: null, fallback: null };
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const body = await read(request);
    const refusal = fake.refuse?.() ?? null;
    if (refusal === 'cut') return request.socket.destroy();
    if (refusal !== null) return answer(refusal, { status_message: 'Refused by the test' });
    if (request.headers.authorization !== authorization) return answer(401, { status_code: '401' });
    const { pathname } = new URL(request.url ?? '/', 'http://midtrans.test');
    if (request.method === 'POST' && pathname === '/snap/v1/transactions') {
      opened.push(body);
      const token = `snap-${opened.length}`;
      return answer(201, { token, redirect_url: `https://bayar.example/snap/${token}` });
    }
    const orderId = decodeURIComponent(/^\/v2\/([^/]+)\/status$/.exec(pathname)?.[1] ?? '');
    statusCalls.set(orderId, (statusCalls.get(orderId) ?? 0) + 1);
    const payment = payments.get(orderId) ?? fake.fallback;
    return payment === null
      ? answer(200, { status_code: '404', status_message: "Transaction doesn't exist." })
      : answer(200, factsOf(orderId, payment));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    env: { MIDTRANS_SERVER_KEY: FAKE_SERVER_KEY, MIDTRANS_BASE_URL: `http://127.0.0.1:${port}` },
    payments,
    opened,
    statusCalls,
    notification: (orderId: string) => {
      const payment = payments.get(orderId);
      if (!payment) throw new Error(`The provider does not know ${orderId}`);
      const facts = factsOf(orderId, payment);
      return { ...facts, signature_key: signatureOf(facts, FAKE_SERVER_KEY) };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
