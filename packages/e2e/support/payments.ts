import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from './product.ts';

/** A payment as the provider knows it. */
export interface Payment {
  /** For example `pending`, `settlement` or `expire`. */
  readonly transaction_status: string;
  /** `150000.00` */
  readonly gross_amount: string;
  readonly transaction_id?: string;
}

export interface PaymentService {
  /** Settings of a product that uses this provider. */
  readonly env: Readonly<Record<string, string>>;
  /** Address at which tests report a payer's action. */
  readonly control: string;
  readonly stop: () => void;
}

/** Starts a fake payment provider on loopback, for the products of all suites. */
export async function startPaymentService(): Promise<PaymentService> {
  const child = spawn(process.execPath, [path.join(ROOT, 'packages/server/src/testing/serve-fake-midtrans.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { env, control } = JSON.parse(line.toString()) as Pick<PaymentService, 'env' | 'control'>;
  return { env, control, stop: () => void child.kill() };
}

/**
 * Reports a payer's action to the provider, without notifying the product.
 * @returns the notification that the provider would send
 */
async function pay(orderId: string, payment: Payment): Promise<Record<string, string>> {
  const control = process.env.WIDYA_PAYMENTS;
  if (!control) throw new Error('No payment provider runs: start the suites with playwright test');
  const answer = await fetch(`${control}/${encodeURIComponent(orderId)}`, {
    method: 'PUT',
    body: JSON.stringify(payment),
  });
  return (await answer.json()) as Record<string, string>;
}

/** Reports a payer's action whose notification never reaches the product. */
export const payWithoutNotification = async (orderId: string, payment: Payment): Promise<void> =>
  void (await pay(orderId, payment));

/** Reports a payer's action and sends the notification to the product. @returns status of the product's response */
export async function payAndNotify(orderId: string, payment: Payment): Promise<number> {
  const { status } = await fetch(`${process.env.WIDYA_URL}/v1/payments/midtrans/notification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await pay(orderId, payment)),
  });
  return status;
}
