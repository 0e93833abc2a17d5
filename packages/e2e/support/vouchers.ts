import { callAs } from './api.ts';

/** Creates a voucher of 25 percent that can be used once. @returns its code */
export async function newVoucher(): Promise<string> {
  const body = JSON.stringify({ name: 'Perjalanan', type: 'SINGLE_USE', percentage: 25, count: 1 });
  const { codes } = await callAs<{ codes: readonly string[] }>('superadmin', '/v1/vouchers', { method: 'POST', body });
  return codes[0] ?? '';
}
