import type { Ticket } from '@widya/contract/tickets';

/** The participant in previews; obviously invented. */
export const SAMPLE_NAME = 'Nama Peserta';
const SAMPLE_EMAIL = 'nama@contoh.id';
/** Replaces the signed token in links; it opens nothing. */
export const SAMPLE_TOKEN = 'contoh';

/** The sample answer to a question without options. */
export const SAMPLE_ANSWER = 'Jawaban peserta';

/** A person with a proven address and no other data. */
export const SAMPLE_PERSON = {
  full_name: '',
  email: SAMPLE_EMAIL,
  phone_num: '',
  province: '',
  city: '',
  date_of_birth: null,
  gender: null,
} as const;

/** The payment of an accepted participant; null when free of charge or paid in cash. */
export const samplePayment = (price: number, isOnline: boolean, now: string): Ticket['payment'] =>
  price > 0 && isOnline
    ? { order_id: 'CONTOH', state: 'paid', amount: price, returned_amount: 0, until: null, paid_at: now }
    : null;

/** The status label of such a registration. */
export const sampleLabel = (payment: Ticket['payment']): string => (payment === null ? 'TERDAFTAR' : 'TELAH BAYAR');
