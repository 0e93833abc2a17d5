import type { Order } from '@widya/contract/orders';

const BASE: Order = {
  id: 11,
  order_id: 'WID-20261118-0011',
  created_at: '2026-11-18T02:15:30.000Z',
  paid_at: '2026-11-18T02:20:05.000Z',
  should_expire_at: '2026-11-19T02:15:30.000Z',
  expired_at: null,
  rejected_at: null,
  amount: 135_000,
  discount: 15_000,
  paid_status: 'settlement',
  fraud_status: 'accept',
  payment_type: 'qris',
  paid_amount: null,
  returned_amount: 0,
  snap_payment_url: 'https://bayar.widya.example/snap/contoh-11',
  member: { id: 5, full_name: 'Tirta Contoh', email: 'tirta@widya.example' },
  voucher: { id: 1, code: 'HEMAT-10', name: 'Diskon Peluncuran', amount: null, percentage: 10 },
  participants: [
    {
      id: 31,
      price: 150_000,
      label: 'Menyunting Naskah Akademik',
      class: { code: 'MNA7Q2KD', name: 'Menyunting Naskah Akademik' },
    },
  ],
  eventRegistrations: [],
  memberCourses: [],
  exception: null,
  exception_resolved_at: null,
  checked_at: null,
  version: 3,
};

/** Fixture of an order; pass the fields that the story is about. */
export const order = (changes: Partial<Order> = {}): Order => ({ ...BASE, ...changes });

export const PAID = order();

export const EXPIRED = order({
  id: 12,
  order_id: 'WID-20261117-0012',
  paid_at: null,
  expired_at: '2026-11-18T01:00:00.000Z',
  paid_status: 'expire',
  fraud_status: null,
  voucher: null,
  discount: 0,
  amount: 150_000,
});

export const WAITING = order({
  id: 13,
  order_id: 'WID-20261120-0013',
  created_at: '2026-11-20T01:00:00.000Z',
  paid_at: null,
  should_expire_at: '2026-11-21T01:00:00.000Z',
  paid_status: 'WAIT_SNAP_NOTIFICATION',
  fraud_status: null,
  payment_type: null,
  voucher: { id: 2, code: 'K7QWN4XRPB', name: 'Undangan Pembicara', amount: 50_000, percentage: null },
  discount: 50_000,
  amount: 100_000,
  participants: [],
  memberCourses: [
    {
      id: 7,
      price: 150_000,
      label: 'Dasar-Dasar Penulisan',
      course: { id: 2, title: 'Dasar-Dasar Penulisan', course_code: 'DDP' },
    },
  ],
});

export const REFUNDED = order({
  id: 14,
  order_id: 'WID-20261115-0014',
  created_at: '2026-11-15T01:00:00.000Z',
  paid_status: 'refund',
  returned_amount: 135_000,
  member: { id: 6, full_name: 'Wulan Contoh', email: 'wulan@widya.example' },
});

export const LATE = order({
  id: 15,
  order_id: 'WID-20261114-0015',
  created_at: '2026-11-14T01:00:00.000Z',
  exception: 'PAID_FULL_QUOTA',
  member: { id: 8, full_name: 'Bayu Contoh', email: 'bayu@widya.example' },
});

export const ORDERS: readonly Order[] = [WAITING, PAID, EXPIRED, REFUNDED, LATE];
