import { z } from 'zod';
import { participantFilters, predicate } from './participants.schemas.ts';
import { REGISTRATION_STATUSES, RESEND_SCENARIOS } from './registration-status.ts';
import { affectedAnswer, codeParam, flagInput } from './scalars.schemas.ts';

const ids = z.array(z.number().int().positive().max(2_147_483_647)).min(1).max(20_000);

/**
 * Who is meant: rows ticked by hand, or all that the filters of the list find, less those unticked afterwards.
 * `expected` is how many the person saw; a selection that has become another is refused.
 */
const selection = z.object({
  ids: ids.optional(),
  filter: participantFilters.optional(),
  except: z.array(ids.element).max(20_000).optional(),
  expected: z.number().int().min(0).optional(),
});

export const bulkAction = z.enum(['accept', 'reject', 'confirm', 'present', 'absent', 'predicate', 'resend']);

export const bulkBody = selection.extend({
  action: bulkAction,
  rejection_message: z.string().trim().max(1_000).optional(),
  withoutSendingEmail: flagInput.optional(),
  override_quota: flagInput.optional(),
  /** Accepts also who was turned down, gave up or let the payment expire; they are skipped otherwise. */
  include_rejected: flagInput.optional(),
  predicate: predicate.nullable().optional(),
  scenario: z.enum(RESEND_SCENARIOS).optional(),
});

/** Someone a bulk action left as they were, and why. */
export const skippedParticipant = z.object({
  id: z.number().int(),
  full_name: z.string(),
  email: z.string(),
  reason: z.string(),
});

export const bulkPreview = z.object({
  /** How many are meant. */
  total: z.number().int(),
  /** How many would change. */
  changes: z.number().int(),
  mails: z.number().int(),
  /** Null without a limit. */
  free_places: z.number().int().nullable(),
  /** Of those who would change, how many are in each state now. */
  by_status: z.array(z.object({ status: z.enum(REGISTRATION_STATUSES), count: z.number().int() })),
  /** Of those who are meant, how many were turned down, gave up or let the payment expire. */
  rejected: z.number().int(),
  /** Why others would stay as they are. */
  skipped: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  /** A few of those who would change. */
  examples: z.array(z.object({ id: z.number().int(), full_name: z.string(), email: z.string() })),
});

/** `job_id` is set when there were too many for one call: the job centre does all of them. `task_id` is its text. */
export const bulkAnswer = affectedAnswer.extend({
  changed: z.number().int(),
  /** Who changed, so that it can be taken back; empty when the job centre does it. */
  changed_ids: z.array(z.number().int()),
  promoted: z.number().int(),
  skipped: z.array(skippedParticipant),
  job_id: z.number().int().nullable(),
  task_id: z.string().nullable(),
});

export const participantBulkSchemas = {
  previewParticipantBulk: { params: codeParam, body: bulkBody, answer: bulkPreview },
  applyParticipantBulk: { params: codeParam, body: bulkBody, answer: bulkAnswer },
  setParticipantPredicates: {
    body: z.object({ participants: ids, predicate: predicate.nullable() }),
    answer: affectedAnswer,
  },
};
