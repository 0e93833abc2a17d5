import type { Ticket } from '@widya/contract/tickets';

/** Whose ticket and forms a preview shows: obviously nobody. */
export const SAMPLE_NAME = 'Nama Peserta';
const SAMPLE_EMAIL = 'nama@contoh.id';
/** Stands where links have a signed token; it opens nothing. */
export const SAMPLE_TOKEN = 'contoh';

/** What they answer to a question without options. */
export const SAMPLE_ANSWER = 'Jawaban peserta';

/** Somebody who proved an address and said nothing of themselves yet. */
export const SAMPLE_PERSON = {
  full_name: '',
  email: SAMPLE_EMAIL,
  phone_num: '',
  province: '',
  city: '',
  date_of_birth: null,
  gender: null,
} as const;

/** What an accepted participant has paid; null for nothing, or by hand. */
export const samplePayment = (price: number, isOnline: boolean, now: string): Ticket['payment'] =>
  price > 0 && isOnline
    ? { order_id: 'CONTOH', state: 'paid', amount: price, returned_amount: 0, until: null, paid_at: now }
    : null;

/** How such a registration is called. */
export const sampleLabel = (payment: Ticket['payment']): string => (payment === null ? 'TERDAFTAR' : 'TELAH BAYAR');
