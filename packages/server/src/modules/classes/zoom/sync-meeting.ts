import { eq } from 'drizzle-orm';
import { classes } from '../../../platform/database/schema/classes.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Services } from '../../../platform/http/services.ts';
import { zoomOf } from './zoom-of.ts';

export const ZOOM_QUEUE = 'zoom-sync';

/** Input of the job: update the meeting of a class, or delete a meeting that no class uses. */
export type ZoomJob = { readonly update: number } | { readonly remove: string };

const MINUTE_MS = 60_000;

const isJob = (data: unknown): data is ZoomJob =>
  typeof data === 'object' && data !== null && ('update' in data || 'remove' in data);

/**
 * Updates Zoom after a class was changed. Idempotent: it sends the current state of the class. A refusal by Zoom is
 * stored in the class, where staff see it. Source: D38.
 */
export async function syncMeeting(services: Services, data: unknown): Promise<void> {
  const zoom = zoomOf(services.config);
  if (zoom === null || !isJob(data)) return;
  if ('remove' in data) return zoom.remove(data.remove);
  const [row] = await services.db.select().from(classes).where(eq(classes.id, data.update));
  if (!row?.zoom_id || row.start_time === null || row.end_time === null) return;
  const duration = Math.max(1, Math.round((row.end_time.getTime() - row.start_time.getTime()) / MINUTE_MS));
  try {
    await zoom.update(row.zoom_id, { topic: row.name, start: row.start_time, duration });
  } catch (error) {
    const problem = error instanceof ApiFailure ? error.message : 'Rapat Zoom tidak dapat diperbarui.';
    await services.db.update(classes).set({ zoom_problem: problem }).where(eq(classes.id, row.id));
    throw error;
  }
  if (row.zoom_problem !== null)
    await services.db.update(classes).set({ zoom_problem: null }).where(eq(classes.id, row.id));
}
