import { ACCOUNTS, type AccountName } from './support/accounts.ts';
import { startProduct } from './support/product.ts';
import { signIn } from './support/sign-in.ts';

/** Starts one product for all suites and signs every demo account in once. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env.WIDYA_URL = product.url;
  for (const name of Object.keys(ACCOUNTS) as AccountName[])
    process.env[`WIDYA_SESSION_${name}`] = JSON.stringify(await signIn(product.url, name));
  return product.stop;
}
