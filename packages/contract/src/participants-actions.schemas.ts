import { z } from 'zod';
import { participantRow, predicate, registrationStatus } from './participants.schemas.ts';
import { RESEND_SCENARIOS } from './registration-status.ts';
import {
  affectedAnswer,
  flagInput,
  idParam,
  instant,
  phoneText,
  requiredEmail,
  requiredText,
  version,
} from './scalars.schemas.ts';

/**
 * A requested registration status. A rejection needs a reason; exceeding the quota must be requested explicitly and is
 * logged (S27).
 */
export const statusBody = z.object({
  status: z.enum(['ACCEPTED', 'REJECTED', 'CANCELLED']),
  rejection_message: z.string().trim().max(1_000).optional(),
  withoutSendingEmail: flagInput.optional(),
  override_quota: flagInput.optional(),
  version: version.optional(),
});

/** The answer of a write to one participant. */
export const participantWritten = affectedAnswer.extend({
  id: z.number().int(),
  data: participantRow,
  version,
});

export const statusAnswer = participantWritten.extend({
  new_status: registrationStatus,
  /** How many people of the waiting list were promoted to the freed seat. */
  promoted: z.number().int(),
  mailed: z.boolean(),
});

export const noteBody = z.object({ note: z.string().trim().max(1_000), version: version.optional() });

/** The class to which a person is moved. */
export const moveBody = z.object({
  class_code: requiredText(64, 'Pilih kelas tujuan'),
  version: version.optional(),
});

/** Fields of 'Sunting Pengguna'; omitted ones stay unchanged. */
export const personBody = z.object({
  full_name: requiredText(255, 'Nama wajib diisi').optional(),
  email: requiredEmail('Surel wajib diisi', 'Alamat surel tidak lengkap').optional(),
  phone_num: phoneText.optional(),
  organization: z.string().trim().max(255).optional(),
  province: z.string().trim().max(100).optional(),
  city: z.string().trim().max(100).optional(),
});

export const predicateBody = z.object({ predicate: predicate.nullable() });
export const sentAnswer = z.object({ success: z.literal(true), queued: z.number().int(), queued_at: instant });
export const scenarioParams = idParam.extend({ scenario: z.enum(RESEND_SCENARIOS) });

export const participantActionSchemas = {
  setParticipantStatus: { params: idParam, body: statusBody, answer: statusAnswer },
  /** Updates the person's note, or the status with its reason and messages. */
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
