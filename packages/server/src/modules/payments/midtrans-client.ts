import { wibDate, wibToIso } from '@widya/contract/time/instants';
import { formatClock } from '@widya/contract/time/texts';
import type { MidtransSettings } from '../../platform/config/config.ts';
import { type Call, type HttpService, httpService } from '../../platform/outgoing/http-service.ts';
import { type NewPayment, type PaymentProvider, type PaymentStatus, ProviderFailure } from './provider.ts';

/** Midtrans's maximum length of item names. */
const LONGEST_NAME = 50;
/** Maximum length of a refusal in the log, in characters. */
const LONGEST_REASON = 300;

/** Client of Midtrans: Snap for the payment page, the core API for the status. Source: D106–D108, S32. */
export function midtransClient({ serverKey, baseUrl }: MidtransSettings): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;
  const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' };
  // The prefix of the key distinguishes the sandbox, where no money moves.
  const zone = serverKey.startsWith('SB-') ? 'sandbox.midtrans.com' : 'midtrans.com';
  const snap = baseUrl ?? `https://app.${zone}`;
  const core = baseUrl ?? `https://api.${zone}`;
  const service = httpService();
  const send = (url: string, call: Omit<Call, 'headers'>) => responseOf(service, url, { ...call, headers });
  return {
    open: async (payment) => {
      const body = JSON.stringify(snapBody(payment));
      const response = await send(`${snap}/snap/v1/transactions`, { method: 'POST', body });
      const { token, redirect_url: url } = response.body;
      if (response.status !== 201 || typeof token !== 'string' || typeof url !== 'string') throw refusal(response);
      return { token, url };
    },
    status: async (orderId) => {
      const response = await send(`${core}/v2/${encodeURIComponent(orderId)}/status`, { method: 'GET' });
      // Midtrans responds with 200 and puts the result into the body, for example 407 for an expired payment.
      const code = String(response.body.status_code ?? response.status);
      if (code === '404') return null;
      const { transaction_status: status, order_id: about = orderId } = response.body;
      if (response.status >= 400 || typeof status !== 'string' || about !== orderId) throw refusal(response);
      return statusOf(orderId, response.body);
    },
  };
}

/** Minimum time for which Midtrans keeps a page open, in minutes. */
const SHORTEST_PAGE = 5;

function snapBody({ orderId, amount, customer, items, now, expiresIn }: NewPayment) {
  const total = items.reduce((sum, { price }) => sum + price, 0);
  const details = items.map(({ name, price }, index) => itemDetail(`item-${index + 1}`, name, price));
  // Midtrans refuses an order whose items do not add up to the amount.
  if (total !== amount) details.push(itemDetail('potongan', 'Potongan voucer', amount - total));
  return {
    transaction_details: { order_id: orderId, gross_amount: amount },
    item_details: details,
    customer_details: {
      first_name: customer.name,
      email: customer.email,
      ...(customer.phone === '' ? {} : { phone: customer.phone }),
    },
    // By default the time would start when the payer chooses a method, so that an order could be paid after it has
    // expired.
    expiry: { start_time: `${wibDate(now)} ${formatClock(now)}:00 +0700`, unit: 'minute', duration: expiresIn },
    page_expiry: { unit: 'minute', duration: Math.max(SHORTEST_PAGE, expiresIn) },
  };
}

const itemDetail = (id: string, name: string, price: number) => ({
  id,
  // Truncates by characters, because half a surrogate pair is not valid text.
  name: Array.from(name).slice(0, LONGEST_NAME).join(''),
  price,
  quantity: 1,
});

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Parses `150000.00` as whole rupiah; null for anything else. */
export function rupiahOf(text: unknown): number | null {
  const match = /^(\d{1,12})(?:\.0{1,2})?$/.exec(String(text ?? ''));
  return match ? Number(match[1]) : null;
}

/** Midtrans sends times in WIB without a time zone. */
function instantOf(text: unknown): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(String(text ?? ''));
  const at = wibToIso(match?.[1] ?? '', match?.[2]);
  return at === null ? null : new Date(at);
}

/** A capture that the fraud check denied is not a payment. */
const effectiveStatus = (status: string, fraud: string | null): string =>
  status === 'capture' && fraud === 'deny' ? 'deny' : status;

const statusOf = (orderId: string, body: Record<string, unknown>): PaymentStatus => ({
  orderId,
  status: effectiveStatus(String(body.transaction_status), textOf(body.fraud_status)),
  fraud: textOf(body.fraud_status),
  transactionId: textOf(body.transaction_id),
  paymentType: textOf(body.payment_type),
  amount: rupiahOf(body.gross_amount),
  currency: textOf(body.currency) ?? 'IDR',
  returned: rupiahOf(body.refund_amount),
  paidAt: instantOf(body.settlement_time) ?? instantOf(body.transaction_time),
});

interface ProviderResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function responseOf(service: HttpService, url: string, call: Call): Promise<ProviderResponse> {
  try {
    const { status, text } = await service.call(url, call);
    const body: unknown = JSON.parse(text || '{}');
    if (typeof body !== 'object' || body === null) throw new Error('The answer is no object');
    return { status, body: body as Record<string, unknown> };
  } catch (cause) {
    throw unreachable(cause);
  }
}

const unreachable = (cause: unknown): ProviderFailure =>
  new ProviderFailure('Penyedia pembayaran tidak dapat dihubungi saat ini. Coba lagi sebentar lagi.', true, cause);

/** The provider's message goes to the log only, as it may contain keys or accounts. */
function refusal({ status: httpStatus, body }: ProviderResponse): ProviderFailure {
  const status = Number(body.status_code ?? httpStatus);
  const message = String(body.status_message ?? body.error_messages ?? '').slice(0, LONGEST_REASON);
  const cause = new Error(`Midtrans answered ${status}: ${message}`);
  if (httpStatus >= 500 || status >= 500 || status === 429) return unreachable(cause);
  // A refused key fails for all orders.
  const away = status === 401 || status === 403;
  return new ProviderFailure('Penyedia pembayaran menolak permintaan ini. Hubungi pengelola sistem.', away, cause);
}
