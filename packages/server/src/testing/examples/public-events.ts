import { randomUUID } from 'node:crypto';
import type { CallOptions } from '../calls.ts';
import { proveAddress } from '../prove-address.ts';
import { insertEvent } from './events.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';
import { insertVoucher } from './vouchers.ts';

/** Values of an event's registration form. */
export const EVENT_VISITOR = {
  full_name: 'Tamu Acara Uji',
  phone_num: '0812 0000 0001',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  date_of_birth: '1994-03-17',
  gender: 'F',
  consent: true,
} as const;

/** Inserts an event that accepts registrations, with one session. */
export const insertOpenEvent: typeof insertEvent = (db, values = {}, session = {}) =>
  insertEvent(db, { publish_status: 'OPEN', published_at: new Date(), ...values }, session);

const ofEvent: Example = {
  make: async ({ db }) => ({ params: { event_url: (await insertOpenEvent(db)).event.event_url } }),
};

/** Returns the call as made by a device that has proven a new address. */
async function proven({ db }: ExampleWorld, call: CallOptions): Promise<CallOptions> {
  const { token } = await proveAddress(db, `tamu-${randomUUID()}@uji.example`);
  return { ...call, headers: { authorization: `Bearer ${token}` } };
}

const withProof: Example = { make: async (world) => proven(world, await ofEvent.make(world)) };

export const publicEventExamples: Examples = {
  readPublicEvent: ofEvent,
  countEventView: ofEvent,
  readEventRegistrationForm: withProof,
  readOwnEventTickets: withProof,
  checkEventVoucher: {
    make: async (world) => {
      const { event, session } = await insertOpenEvent(world.db, {}, { price: 100_000, online_payment: true });
      const voucher = await insertVoucher(world.db);
      const query = { voucher_code: voucher.code, session_ids: String(session.id) };
      return proven(world, { params: { event_url: event.event_url }, query });
    },
  },
  registerForEvent: {
    make: async (world) => {
      const { event, session } = await insertOpenEvent(world.db);
      const body = { ...EVENT_VISITOR, session_ids: [session.id] };
      return proven(world, { params: { event_url: event.event_url }, body });
    },
  },
};
