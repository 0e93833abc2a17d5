import { STATUS_LABELS } from '@widya/contract/registration-status';
import { inArray } from 'drizzle-orm';
import { emailTemplates } from '../../../platform/database/schema/email.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { usesVariable } from '../../../platform/text/render-template.ts';
import type { ClassColumns } from './queries.ts';
import { INCOMPLETE, missingFields } from './rules.ts';

export const BLOCKED = 'Anda tidak dapat menerbitkan sesi ini karena alasan berikut:';
export const ALREADY_STARTED = 'Waktu sesi mulai melebihi waktu sekarang.';

/** Scenarios that are checked before publication. */
export type CheckedScenario = 'waiting' | 'reminder' | 'pending' | 'rejected';
/** Subject and body of the template chosen for each scenario; missing when none is chosen. */
export type ChosenTemplates = Readonly<Partial<Record<CheckedScenario, string>>>;

const NAMES: Readonly<Record<CheckedScenario, string>> = {
  waiting: 'menunggu pembayaran',
  reminder: 'pengingat',
  pending: STATUS_LABELS.PENDING.toLowerCase(),
  rejected: 'penolakan',
};

const missingVariable = (scenario: CheckedScenario, variable: string) =>
  `Templat surel ${NAMES[scenario]} harus memuat {{${variable}}}.`;
const forbiddenVariable = (scenario: CheckedScenario, variable: string) =>
  `Templat surel ${NAMES[scenario]} tidak boleh memuat {{${variable}}}.`;

/**
 * Errors in the chosen templates, by field: with online payment, the mail to people who must pay needs the payment
 * link; in an online class, the reminder needs the link to the class and the other mails must not contain it. The mail
 * about an acceptance is not checked. Source, D50.
 */
export function templateProblems(
  { paidOnline, online }: { readonly paidOnline: boolean; readonly online: boolean },
  templates: ChosenTemplates,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const uses = (scenario: CheckedScenario, variable: string) => usesVariable(templates[scenario] ?? '', variable);
  if (paidOnline && templates.waiting !== undefined && !uses('waiting', 'tautan_pembayaran'))
    problems.waiting_template_id = missingVariable('waiting', 'tautan_pembayaran');
  if (!online) return problems;
  if (templates.reminder !== undefined && !uses('reminder', 'tautan_kelas'))
    problems.reminder_template_id = missingVariable('reminder', 'tautan_kelas');
  for (const scenario of ['waiting', 'pending', 'rejected'] as const)
    if (uses(scenario, 'tautan_kelas'))
      problems[`${scenario}_template_id`] = forbiddenVariable(scenario, 'tautan_kelas');
  return problems;
}

/** Reads the templates with the given ids. */
export async function readTemplates(
  tx: Tx,
  chosen: Readonly<Partial<Record<CheckedScenario, number | null>>>,
): Promise<ChosenTemplates> {
  const entries = Object.entries(chosen).filter((entry): entry is [CheckedScenario, number] => entry[1] !== null);
  if (entries.length === 0) return {};
  const rows = await tx
    .select({ id: emailTemplates.id, subject: emailTemplates.subject_template, body: emailTemplates.body_template })
    .from(emailTemplates)
    .where(
      inArray(
        emailTemplates.id,
        entries.map(([, id]) => id),
      ),
    );
  const texts = new Map(rows.map(({ id, subject, body }) => [id, `${subject}\n${body}`]));
  return Object.fromEntries(entries.map(([scenario, id]) => [scenario, texts.get(id) ?? '']));
}

/** Why a class cannot be published, by field. */
async function publishProblems(tx: Tx, row: ClassColumns, now: Date): Promise<Record<string, string>> {
  const problems = Object.fromEntries(missingFields(row).map((field) => [field, INCOMPLETE]));
  if (!row.permanent && row.start_time !== null && row.start_time <= now) problems.start_time = ALREADY_STARTED;
  const templates = await readTemplates(tx, {
    waiting: row.waiting_template_id,
    reminder: row.reminder_template_id,
    pending: row.pending_template_id,
    rejected: row.rejected_template_id,
  });
  const online = row.stream_type !== null || row.stream_url !== null;
  const paidOnline = row.price > 0 && row.online_payment;
  return { ...problems, ...templateProblems({ paidOnline, online }, templates) };
}

/** @throws ApiFailure 409 INVALID_TRANSITION with the reasons in `errors`. Source. */
export function assertNoReason(reasons: Readonly<Record<string, string>>): void {
  if (Object.keys(reasons).length > 0) throw new ApiFailure(409, 'INVALID_TRANSITION', BLOCKED, { errors: reasons });
}

/** @throws ApiFailure 409 with the reasons why a class cannot be published. */
export const assertPublishable = async (tx: Tx, row: ClassColumns, now: Date): Promise<void> =>
  assertNoReason(await publishProblems(tx, row, now));
