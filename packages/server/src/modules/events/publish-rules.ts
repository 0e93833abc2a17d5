import { and, asc, eq, ne } from 'drizzle-orm';
import { eventSessions, sessionTemplates } from '../../platform/database/schema/events.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import {
  ALREADY_STARTED,
  assertNoReason,
  type CheckedScenario,
  readTemplates,
  templateProblems,
} from '../classes/editing/publish-rules.ts';
import { INCOMPLETE } from '../classes/editing/rules.ts';
import { ofFirstSession } from './fields.ts';
import type { SessionRow } from './present.ts';
import type { LockedEvent } from './queries.ts';

const CHECKED: readonly CheckedScenario[] = ['waiting', 'reminder', 'pending', 'rejected'];

/** Whether a session is online: as sent, or because it has a stream. Source: A-218. */
const isOnline = ({ online_mode, streamType, streamingURL }: Record<string, unknown>): boolean =>
  typeof online_mode === 'boolean' ? online_mode : Boolean(streamType ?? streamingURL);

/** Reasons in the times of a session not to publish it, by field. Source. */
function timeProblems({ start_time, end_time }: SessionRow, now: Date): Readonly<Record<string, string>> {
  return {
    ...(start_time === null && { start_time: INCOMPLETE }),
    ...(end_time === null && { end_time: INCOMPLETE }),
    ...(start_time !== null && start_time <= now && { start_time: ALREADY_STARTED }),
  };
}

/** The same reasons of the other sessions, each with the name of its session. */
async function othersProblems(tx: Tx, { event, session }: LockedEvent, now: Date) {
  const others = await tx
    .select()
    .from(eventSessions)
    .where(and(eq(eventSessions.event_id, event.id), ne(eventSessions.id, session.id)))
    .orderBy(asc(eventSessions.id));
  return Object.fromEntries(
    others.flatMap((other) => {
      const [problem] = Object.values(timeProblems(other, now));
      return problem === undefined ? [] : [[`sessions.${other.id}`, `${other.name}: ${problem}`]];
    }),
  );
}

/** @throws ApiFailure 409 INVALID_TRANSITION with the reasons in `errors`. Source. */
export async function assertEventPublishable(tx: Tx, locked: LockedEvent, now: Date): Promise<void> {
  const { session } = locked;
  const reasons = { ...ofFirstSession(timeProblems(session, now)), ...(await othersProblems(tx, locked, now)) };
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
