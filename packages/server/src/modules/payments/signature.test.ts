import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { isGenuine, signatureOf } from './signature.ts';

const KEY = 'SB-Mid-server-uji';
const fields = { order_id: 'WID-261120-0000001', status_code: '200', gross_amount: '150000.00' };

it('is the SHA-512 of order, status code, amount and key (S30)', () => {
  const expected = createHash('sha512').update(`WID-261120-0000001200150000.00${KEY}`).digest('hex');
  expect(signatureOf(fields, KEY)).toBe(expected);
  expect(isGenuine({ ...fields, signature_key: expected }, KEY)).toBe(true);
  expect(isGenuine({ ...fields, signature_key: expected.toUpperCase() }, KEY)).toBe(true);
});

it('fails for 1,000 forged variants', () => {
  const genuine = signatureOf(fields, KEY);
  let accepted = 0;
  for (let n = 0; n < 1_000; n += 1) {
    const index = n % genuine.length;
    const other = genuine[index] === '0' ? '1' : '0';
    const forged = [
      { ...fields, signature_key: genuine.slice(0, index) + other + genuine.slice(index + 1) },
      { ...fields, order_id: `WID-261120-${String(n + 2).padStart(7, '0')}`, signature_key: genuine },
      { ...fields, gross_amount: `${150_001 + n}.00`, signature_key: genuine },
      { ...fields, status_code: String(201 + n), signature_key: genuine },
      { ...fields, signature_key: genuine.slice(0, n % 128) },
      { ...fields, signature_key: signatureOf(fields, `${KEY}${n}`) },
    ][n % 6];
    if (forged && isGenuine(forged, KEY)) accepted += 1;
  }
  expect(accepted).toBe(0);
});
