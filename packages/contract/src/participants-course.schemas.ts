import { z } from 'zod';
import {
  participantPage,
  participantQuery,
  participantRow,
  participantSummary,
  personRecord,
  predicate,
  timelineEntry,
} from './participants.schemas.ts';
import {
  noteBody,
  participantWritten,
  personBody,
  predicateBody,
  scenarioParams,
  sentAnswer,
  statusAnswer,
} from './participants-actions.schemas.ts';
import { bulkAnswer, bulkBody, bulkPreview } from './participants-bulk.schemas.ts';
import { batchAnswer, batchBody, inviteAnswer, invitee, MAX_INVITES } from './participants-invite.schemas.ts';
import { affectedAnswer, flagInput, idParam, version } from './scalars.schemas.ts';

/** A course by its id or its code. Source: D6. */
export const courseParam = z.object({ code: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/) });

const ids = z.array(z.number().int().positive().max(2_147_483_647)).min(1).max(20_000);

const rejection = z.object({
  rejection_message: z.string().trim().max(1_000).optional(),
  withoutSendingEmail: flagInput.optional(),
  version: version.optional(),
});

export const courseParticipantSchemas = {
  listCourseParticipants: { params: courseParam, query: participantQuery, answer: participantPage },
  readCourseParticipantSummary: { params: courseParam, answer: participantSummary },
  listAcceptedCourseParticipants: { params: courseParam, query: participantQuery, answer: participantPage },
  countAcceptedCourseParticipants: {
    params: courseParam,
    answer: z.object({ accepted_participants: z.number().int() }),
  },
  readCourseParticipant: { params: idParam, answer: participantRow },
  readCourseParticipantTimeline: { params: idParam, answer: z.array(timelineEntry) },
  readCourseParticipantPerson: { params: idParam, answer: personRecord },
  updateCourseParticipant: {
    params: idParam,
    body: z.object({
      participant_note: z.string().trim().max(1_000).optional(),
      note: z.string().trim().max(1_000).optional(),
      status: z.enum(['ACCEPTED', 'REJECTED', 'CANCELLED']).optional(),
      status_change_info: z.string().trim().max(1_000).optional(),
      withoutSendingEmail: flagInput.optional(),
      version: version.optional(),
    }),
    answer: statusAnswer,
  },
  acceptCourseParticipant: {
    body: z.object({ memberCourseId: z.coerce.number().int().positive().max(2_147_483_647) }),
    answer: statusAnswer,
  },
  rejectCourseParticipant: { params: idParam, body: rejection, answer: statusAnswer },
  confirmCourseParticipant: { params: idParam, answer: participantWritten },
  noteCourseParticipant: { params: idParam, body: noteBody, answer: participantWritten },
  setCourseParticipantPredicate: { params: idParam, body: predicateBody, answer: participantWritten },
  setCourseParticipantPredicates: {
    body: z.object({ memberCourses: ids, predicate: predicate.nullable() }),
    answer: affectedAnswer,
  },
  resendCourseParticipantMail: { params: idParam, answer: sentAnswer },
  resendCourseScenarioMail: { params: scenarioParams, answer: sentAnswer },
  renewCourseParticipantTicket: { params: idParam, answer: sentAnswer },
  editCourseParticipantPerson: { params: idParam, body: personBody, answer: participantWritten },
  inviteCourseParticipants: {
    params: courseParam,
    body: z.array(invitee).min(1).max(MAX_INVITES),
    answer: inviteAnswer,
  },
  startCourseInviteBatch: {
    params: courseParam,
    body: batchBody,
    answer: batchAnswer,
  },
  previewCourseParticipantBulk: { params: courseParam, body: bulkBody, answer: bulkPreview },
  applyCourseParticipantBulk: { params: courseParam, body: bulkBody, answer: bulkAnswer },
  exportCourseParticipants: { params: courseParam, answer: z.string() },
  exportCourseParticipantEmails: { params: courseParam, answer: z.string() },
};
