import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ACCOUNTS, type AccountName } from './support/accounts.ts';
import { sendEarlyBroadcast } from './support/early-broadcast.ts';
import { startPaymentService } from './support/payments.ts';
import { startProduct } from './support/product.ts';
import { fill } from './support/server-script.ts';
import { signIn } from './support/sign-in.ts';
import { sharedSession } from './support/test.ts';

/**
 * Fills a database for the products of all suites, starts the shared product and a payment provider, and signs in every
 * demo account once. WIDYA_URL names a product that already runs. Then WIDYA_PAYMENTS is the address at which tests
 * report payers' actions to its provider, WIDYA_MAIL the folder of its mails, and WIDYA_SECRETS_KEY its SECRETS_KEY.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const demoData = process.env.WIDYA_URL ? null : mkdtempSync(path.join(tmpdir(), 'widya-demo-'));
  if (demoData) {
    fill(demoData, 'S');
    process.env.WIDYA_DEMO_DATA = demoData;
  }
  const payments = process.env.WIDYA_URL ? null : await startPaymentService();
  if (payments) process.env.WIDYA_PAYMENTS = payments.control;
  const secretsKey = process.env.WIDYA_SECRETS_KEY ?? randomBytes(32).toString('base64');
  process.env.WIDYA_SECRETS_KEY = secretsKey;
  const product = payments && (await startProduct({ env: { ...payments.env, SECRETS_KEY: secretsKey } }));
  const url = product?.url ?? process.env.WIDYA_URL ?? '';
  process.env.WIDYA_URL = url;
  if (product) process.env.WIDYA_MAIL = path.join(product.dataDir, 'mail');
  for (const name of Object.keys(ACCOUNTS) as AccountName[])
    process.env[`WIDYA_SESSION_${name}`] = JSON.stringify(await signIn(url, name));
  process.env.WIDYA_BROADCAST = JSON.stringify(await sendEarlyBroadcast(url, sharedSession('admin')));
  return async () => {
    await product?.stop();
    payments?.stop();
    if (demoData) rmSync(demoData, { recursive: true, force: true });
  };
}
