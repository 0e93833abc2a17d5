import { z } from 'zod';
import { codeParam, instant, phoneNumber, requiredEmail, requiredText } from './scalars.schemas.ts';
import { botTrap } from './site-person.schemas.ts';

// Message for an incomplete form.
const INCOMPLETE = 'Harap lengkapi semua data';
const TOO_LONG = 'Teks terlalu panjang';

/** Whether a form accepts submissions now. */
const opening = z.enum(['early', 'open', 'closed']);

const received = z.object({ success: z.literal(true) });

/** Token of a ticket; an invalid format is answered like an unknown token. */
const token = z.object({ token: z.string().min(1).max(200) });

/** Token of the scanned or opened ticket; without it, the address proof is used. */
const ticketed = z.object({ ticket: z.string().max(200).optional() });

const ownPresence = z.object({ full_name: z.string(), present: z.boolean() });

/** Free text of a visitor, as long as a screen can show. */
const freeText = (missing: string) => z.string(missing).trim().min(1, missing).max(5_000, TOO_LONG);

export const publicFormSchemas = {
  readClassForms: {
    params: codeParam,
    answer: z.object({
      class_code: z.string(),
      class_name: z.string(),
      start_time: instant.nullable(),
      end_time: instant.nullable(),
      /**
       * Times are null without a limit. A permanent class accepts attendance at any time, and questions until its
       * deadline or without one at any time; any other class without a deadline accepts no questions.
       */
      presence: z.object({ state: opening, opens_at: instant.nullable(), closes_at: instant.nullable() }),
      questions: z.object({ state: opening, closes_at: instant.nullable() }),
    }),
  },
  submitPresenceForm: {
    body: z.object({
      situs_web: botTrap,
      class_code: requiredText(32, INCOMPLETE),
      full_name: requiredText(255, INCOMPLETE),
      email: requiredEmail(INCOMPLETE),
      phone_num: phoneNumber(INCOMPLETE),
    }),
    answer: received,
  },
  readOwnPresence: { params: codeParam, query: ticketed, answer: ownPresence },
  confirmPresence: { params: codeParam, body: ticketed, answer: received },
  askClassQuestion: {
    params: codeParam,
    body: z.object({
      situs_web: botTrap,
      full_name: requiredText(255, 'Isi nama Anda'),
      email: requiredEmail('Isi alamat email Anda'),
      question: freeText('Tulis pertanyaan Anda'),
    }),
    answer: received,
  },
  sendComplaint: {
    body: z.object({
      situs_web: botTrap,
      name: requiredText(255, 'Isi nama Anda'),
      email: requiredEmail('Isi alamat email Anda'),
      /** The code of a class, or its name as the visitor typed it. Empty when the complaint concerns no class. */
      about: z.string().trim().max(255, TOO_LONG).default(''),
      complaint: freeText('Tulis aduan Anda'),
    }),
    answer: received,
  },
  readDocumentLink: {
    params: token,
    answer: z.object({
      class_code: z.string(),
      class_name: z.string(),
      full_name: z.string(),
      /** Documents submitted with this address for this class, newest first. */
      handed_in: z.array(z.object({ document_type: z.string(), created_at: instant })),
    }),
  },
  handInDocument: {
    params: token,
    body: z.object({
      document_type: requiredText(255, 'Isi jenis dokumen'),
      division: z.string().trim().max(255, TOO_LONG).default(''),
      rank: z.string().trim().max(255, TOO_LONG).default(''),
    }),
    answer: received,
  },
};
