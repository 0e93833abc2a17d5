import { ACCOUNTS, type AccountName } from './support/accounts.ts';
import { startProduct } from './support/product.ts';
import { signIn } from './support/sign-in.ts';

/** Starts one product for all suites (or takes the one WIDYA_URL names) and signs every demo account in once. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const product = process.env.WIDYA_URL ? null : await startProduct();
  const url = product?.url ?? process.env.WIDYA_URL ?? '';
  process.env.WIDYA_URL = url;
  for (const name of Object.keys(ACCOUNTS) as AccountName[])
    process.env[`WIDYA_SESSION_${name}`] = JSON.stringify(await signIn(url, name));
  return product?.stop;
}
