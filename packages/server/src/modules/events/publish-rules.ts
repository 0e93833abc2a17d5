import { eq } from 'drizzle-orm';
import { sessionTemplates } from '../../platform/database/schema/events.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import {
  ALREADY_STARTED,
  assertNoReason,
  type CheckedScenario,
  readTemplates,
  templateProblems,
} from '../classes/editing/publish-rules.ts';
import { INCOMPLETE } from '../classes/editing/rules.ts';
import type { LockedEvent } from './queries.ts';

const CHECKED: readonly CheckedScenario[] = ['waiting', 'reminder', 'pending', 'rejected'];

/** Whether a session is online: as sent, or because it has a stream. Source: A-218. */
const isOnline = ({ online_mode, streamType, streamingURL }: Record<string, unknown>): boolean =>
  typeof online_mode === 'boolean' ? online_mode : Boolean(streamType ?? streamingURL);

/** @throws ApiFailure 409 INVALID_TRANSITION with the reasons in `errors`. Source. */
export async function assertEventPublishable(tx: Tx, { session }: LockedEvent, now: Date): Promise<void> {
  const reasons: Record<string, string> = {};
  if (session.start_time === null) reasons['session.start_time'] = INCOMPLETE;
  if (session.end_time === null) reasons['session.end_time'] = INCOMPLETE;
  if (session.start_time !== null && session.start_time <= now) reasons['session.start_time'] = ALREADY_STARTED;
  const rows = await tx.select().from(sessionTemplates).where(eq(sessionTemplates.session_id, session.id));
  const chosen = rows.filter(({ template_type }) => CHECKED.some((scenario) => scenario === template_type));
  const templates = await readTemplates(
    tx,
    Object.fromEntries(chosen.map(({ template_type, template_id }) => [template_type, template_id])),
  );
  const paidOnline = session.price > 0 && session.online_payment;
  const online = isOnline(session.additional_information);
  assertNoReason({ ...reasons, ...templateProblems({ paidOnline, online }, templates) });
}
