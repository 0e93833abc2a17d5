import { z } from 'zod';
import { participantRow, predicate, registrationStatus } from './participants.schemas.ts';
import { RESEND_SCENARIOS } from './registration-status.ts';
import {
  affectedAnswer,
  flagInput,
  idParam,
  instant,
  requiredEmail,
  requiredText,
  version,
} from './scalars.schemas.ts';

/** What staff want a registration to be. A rejection says why; a place above the quota is taken only on purpose and logged (S27). */
export const statusBody = z.object({
  status: z.enum(['ACCEPTED', 'REJECTED', 'CANCELLED']),
  rejection_message: z.string().trim().max(1_000).optional(),
  withoutSendingEmail: flagInput.optional(),
  override_quota: flagInput.optional(),
  version: version.optional(),
});

/** What a write on one participant answers. */
export const participantWritten = affectedAnswer.extend({
  id: z.number().int(),
  data: participantRow,
  version,
});

export const statusAnswer = participantWritten.extend({
  new_status: registrationStatus,
  /** How many of the queue took the place that was freed. */
  promoted: z.number().int(),
  mailed: z.boolean(),
});

export const noteBody = z.object({ note: z.string().trim().max(1_000), version: version.optional() });

/** The class that somebody is moved to. */
export const moveBody = z.object({
  class_code: requiredText(64, 'Pilih kelas tujuan'),
  version: version.optional(),
});

/** Fields of 'Sunting Pengguna'; what is left out stays. */
export const personBody = z.object({
  full_name: requiredText(255, 'Nama wajib diisi').optional(),
  email: requiredEmail('Surel wajib diisi', 'Alamat surel tidak lengkap').optional(),
  phone_num: z.string().trim().max(40).optional(),
  organization: z.string().trim().max(255).optional(),
  province: z.string().trim().max(100).optional(),
  city: z.string().trim().max(100).optional(),
});

export const predicateBody = z.object({ predicate: predicate.nullable() });
export const sentAnswer = z.object({ success: z.literal(true), queued: z.number().int(), queued_at: instant });
export const scenarioParams = idParam.extend({ scenario: z.enum(RESEND_SCENARIOS) });

export const participantActionSchemas = {
  setParticipantStatus: { params: idParam, body: statusBody, answer: statusAnswer },
  /** Registration update: the person's own note, or a status with what is said of it. */
  updateParticipant: {
    params: idParam,
    body: z.object({
      participant_note: z.string().trim().max(1_000).optional(),
      status: z.enum(['ACCEPTED', 'REJECTED', 'CANCELLED']).optional(),
      status_change_info: z.string().trim().max(1_000).optional(),
      version: version.optional(),
    }),
    answer: statusAnswer,
  },
  confirmParticipant: { params: idParam, answer: participantWritten },
  noteParticipant: { params: idParam, body: noteBody, answer: participantWritten },
  markParticipantPresent: { params: idParam, body: z.object({ isPresent: flagInput }), answer: participantWritten },
  setParticipantPredicate: { params: idParam, body: predicateBody, answer: participantWritten },
  resendParticipantMail: { params: scenarioParams, answer: sentAnswer },
  renewParticipantTicket: { params: idParam, answer: sentAnswer },
  moveParticipant: { params: idParam, body: moveBody, answer: statusAnswer },
  editParticipantPerson: { params: idParam, body: personBody, answer: participantWritten },
};
