import { and, eq, lt } from 'drizzle-orm';
import type { Caller } from '../../../platform/auth/caller.ts';
import { zoomMeetings } from '../../../platform/database/schema/classes.ts';
import { invalid } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import type { Meeting, ZoomClient } from './zoom-client.ts';

const LIFE_MS = 24 * 60 * 60 * 1_000;

/** Stores a meeting whose class is not saved yet. */
export async function storeMeeting(tx: Tx, caller: Caller, meeting: Meeting, now: Date): Promise<void> {
  const { id, joinUrl: join_url, passcode } = meeting;
  const owner = { owner_kind: caller.kind, owner_id: caller.id };
  await tx.insert(zoomMeetings).values({ id, ...owner, join_url, passcode, created_at: now });
}

/** Assigns a stored meeting of the caller to a class. @throws ApiFailure 422 when there is none. */
export async function takeMeeting(tx: Tx, caller: Caller, id: string) {
  const [stored] = await tx
    .delete(zoomMeetings)
    .where(and(eq(zoomMeetings.id, id), eq(zoomMeetings.owner_kind, caller.kind), eq(zoomMeetings.owner_id, caller.id)))
    .returning();
  if (stored === undefined) throw invalid({ zoom_id: 'Tautan Zoom ini tidak ditemukan. Buat sekali lagi.' });
  return { zoom_id: stored.id, zoom_passcode: stored.passcode, stream_url: stored.join_url, stream_type: 'Zoom' };
}

/** Deletes meetings that no class used within a day, first at Zoom, so that none is left behind there. */
export async function removeStaleMeetings(db: Tx, zoom: ZoomClient, now: Date): Promise<void> {
  const stale = await db
    .select({ id: zoomMeetings.id })
    .from(zoomMeetings)
    .where(lt(zoomMeetings.created_at, new Date(now.getTime() - LIFE_MS)))
    .limit(20);
  for (const { id } of stale) {
    await zoom.remove(id);
    await db.delete(zoomMeetings).where(eq(zoomMeetings.id, id));
  }
}
