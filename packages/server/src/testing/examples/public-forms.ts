import { ticketToken } from '../../modules/ticket-links/ticket-token.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { insertClass, insertRegistration } from '../fixtures.ts';
import { multipart } from '../multipart.ts';
import { PDF } from '../sample-files.ts';
import type { Examples, ExampleWorld } from './example.ts';

const HOUR = 3_600_000;
const hours = (n: number) => new Date(Date.now() + n * HOUR);

/** Inserts a class that began an hour ago and ends in an hour. */
export const insertClassNow = (db: ExampleWorld['db'], values: object = {}) =>
  insertClass(db, { start_time: hours(-1), end_time: hours(1), question_end_time: hours(24), ...values });

/** Returns a ticket token of a participant. */
export async function ticketOf(
  { config }: Pick<ExampleWorld, 'config'>,
  { id, ticket_serial: serial }: { readonly id: number; readonly ticket_serial: number },
  expiresAt = hours(24),
): Promise<string> {
  return ticketToken(await secretsKeyOf(config), { kind: 'class', id, serial, expiresAt });
}

async function ownTicket(world: ExampleWorld) {
  const { id: class_id, code } = await insertClassNow(world.db);
  return { code, token: await ticketOf(world, await insertRegistration(world.db, { class_id })) };
}

const VISITOR = { full_name: 'Pengunjung Uji', email: 'pengunjung@uji.example' };

export const publicFormExamples: Examples = {
  readClassForms: { make: async ({ db }) => ({ params: { code: (await insertClassNow(db)).code } }) },
  submitPresenceForm: {
    make: async ({ db }) => ({
      body: { class_code: (await insertClassNow(db)).code, ...VISITOR, phone_num: '+62 812-0000-0000' },
    }),
  },
  readOwnPresence: {
    make: async (world) => {
      const { code, token } = await ownTicket(world);
      return { params: { code }, query: { ticket: token } };
    },
  },
  confirmPresence: {
    make: async (world) => {
      const { code, token } = await ownTicket(world);
      return { params: { code }, body: { ticket: token } };
    },
  },
  askClassQuestion: {
    make: async ({ db }) => ({
      params: { code: (await insertClassNow(db)).code },
      body: { ...VISITOR, question: 'Apakah materi dibagikan?' },
    }),
  },
  sendComplaint: {
    make: async ({ db }) => ({
      body: {
        name: VISITOR.full_name,
        email: VISITOR.email,
        about: (await insertClassNow(db)).code,
        complaint: 'Tautan tidak dapat dibuka',
      },
    }),
  },
  readDocumentLink: { make: async (world) => ({ params: { token: (await ownTicket(world)).token } }) },
  handInDocument: {
    make: async (world) => ({
      params: { token: (await ownTicket(world)).token },
      ...multipart({ document_type: 'Surat Tugas' }, [
        { field: 'upload', name: 'surat.pdf', type: 'application/pdf', content: PDF },
      ]),
    }),
  },
};
