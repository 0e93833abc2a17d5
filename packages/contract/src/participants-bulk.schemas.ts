import { z } from 'zod';
import { participantFilters, predicate } from './participants.schemas.ts';
import { REGISTRATION_STATUSES, RESEND_SCENARIOS } from './registration-status.ts';
import { affectedAnswer, codeParam, flagInput } from './scalars.schemas.ts';

const ids = z.array(z.number().int().positive().max(2_147_483_647)).min(1).max(20_000);

/**
 * The selected rows: ticked ones, or all that match the filters except those unticked afterwards. `expected` is the
 * count the person saw; the call is refused when it has changed.
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
  /** Also accepts rejected, cancelled and expired registrations, which are skipped otherwise. */
  include_rejected: flagInput.optional(),
  predicate: predicate.nullable().optional(),
  scenario: z.enum(RESEND_SCENARIOS).optional(),
});

/** Someone whom a bulk action did not change, and why. */
export const skippedParticipant = z.object({
  id: z.number().int(),
  full_name: z.string(),
  email: z.string(),
  reason: z.string(),
});

export const bulkPreview = z.object({
  /** How many are selected. */
  total: z.number().int(),
  /** How many would change. */
  changes: z.number().int(),
  mails: z.number().int(),
  /** Null when unlimited. */
  free_places: z.number().int().nullable(),
  /** How many of those who would change are in each state. */
  by_status: z.array(z.object({ status: z.enum(REGISTRATION_STATUSES), count: z.number().int() })),
  /** How many selected registrations are rejected, cancelled or expired. */
  rejected: z.number().int(),
  /** Selected people who would not change, by reason. */
  skipped: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  /** A few of those who would change. */
  examples: z.array(z.object({ id: z.number().int(), full_name: z.string(), email: z.string() })),
});

/** `job_id` is set when there were too many for one call and a task does the work; `task_id` is the same as text. */
export const bulkAnswer = affectedAnswer.extend({
  changed: z.number().int(),
  /** Ids that changed, for undoing; empty when a task does the work. */
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
