import { describe, expect, it } from '@jest/globals';
import type { ClassTicket } from '@widya/contract/tickets';
import { firstName, ticketTexts } from './ticket-texts.ts';

const TICKET: ClassTicket = {
  kind: 'class',
  code: 'NASKAH01',
  name: 'Menyunting Naskah',
  topic: { code: '0', name: 'Umum' },
  poster_url: null,
  speaker: '',
  stream_type: 'Zoom',
  permanent: false,
  class_date: '2026-12-05',
  start_time: '2026-12-05T02:00:00.000Z',
  end_time: '2026-12-05T04:30:00.000Z',
  full_name: 'Dr. Larasati Widuri',
  status: 'ACCEPTED',
  label: 'TERDAFTAR',
  position: null,
  price: 0,
  payment: null,
  join: { url: null, passcode: null, opens_at: '2026-12-05T01:30:00.000Z' },
  group_url: null,
  materials: [],
  recordings: [],
  presence: { present: true, code: 'NASKAH01' },
  certificate: null,
  final_test: null,
  feedback: null,
  takes_questions: false,
  questions_until: null,
  can_withdraw: true,
};
const BEFORE = '2026-12-01T00:00:00.000Z';
const AFTER = '2026-12-06T00:00:00.000Z';
const headingOf = (values: Partial<ClassTicket>, now = BEFORE) => ticketTexts({ ...TICKET, ...values }, now).heading;

describe('the heading of a ticket', () => {
  it('follows its state', () => {
    expect(headingOf({})).toBe('Sampai jumpa Sabtu, Larasati');
    expect(headingOf({ join: { url: 'https://r.example', passcode: null, opens_at: null } })).toBe(
      'Kelas segera dimulai, Larasati',
    );
    expect(headingOf({}, '2026-12-05T03:00:00.000Z')).toBe('Kelas sedang berlangsung, Larasati');
    expect(headingOf({}, AFTER)).toBe('Terima kasih, Larasati');
    expect(headingOf({ certificate: { code: 'A', url: null, predicate: null } }, AFTER)).toBe(
      'Selamat, Larasati. Anda lulus.',
    );
    expect(headingOf({ status: 'WAITING' })).toBe('Satu langkah lagi, Larasati');
    expect(headingOf({ status: 'PENDING', position: 3 })).toBe('Anda di daftar tunggu, Larasati');
    expect(headingOf({ status: 'EXPIRED' })).toBe('Batas pembayaran sudah lewat');
    expect(headingOf({ status: 'CANCELLED' })).toBe('Pendaftaran ini sudah dibatalkan');
  });

  it('states when the money was returned', () => {
    const payment = { order_id: 'W', state: 'returned', amount: 1, returned_amount: 1, until: null, paid_at: null };
    expect(headingOf({ status: 'CANCELLED', payment: { ...payment, state: 'returned' } })).toBe(
      'Dana sudah dikembalikan',
    );
  });

  it('calls people by their name, not their title', () => {
    expect(firstName('Dr. Ir. Sari Wulandari')).toBe('Sari');
    expect(firstName('Budi')).toBe('Budi');
  });
});
