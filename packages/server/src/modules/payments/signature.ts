import { createHash, timingSafeEqual } from 'node:crypto';

/** The fields that Midtrans signs. */
export interface SignedFields {
  readonly order_id: string;
  readonly status_code: string;
  /** As sent: `150000.00`. */
  readonly gross_amount: string;
}

/** Signature of a notification: SHA-512 of the fields and the server key, in lower-case hex. Source: S30. */
export const signatureOf = ({ order_id, status_code, gross_amount }: SignedFields, serverKey: string): string =>
  createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex');

/** Verifies the signature of a notification in constant time. */
export function isGenuine(fields: SignedFields & { readonly signature_key: string }, serverKey: string): boolean {
  const expected = Buffer.from(signatureOf(fields, serverKey));
  const sent = Buffer.from(fields.signature_key.toLowerCase());
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
