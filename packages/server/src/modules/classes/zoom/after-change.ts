import type { classes } from '../../../platform/database/schema/classes.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { ZOOM_QUEUE, type ZoomJob } from './sync-meeting.ts';

type Linked = Pick<typeof classes.$inferSelect, 'id' | 'zoom_id' | 'name' | 'start_time' | 'end_time'>;

/** The job for Zoom after a class changed; null when the meeting is not affected. */
function jobFor(before: Linked, after: Linked | null): ZoomJob | null {
  if (before.zoom_id === null) return null;
  if (after === null || after.zoom_id !== before.zoom_id) return { remove: before.zoom_id };
  const same =
    before.name === after.name &&
    before.start_time?.getTime() === after.start_time?.getTime() &&
    before.end_time?.getTime() === after.end_time?.getTime();
  return same ? null : { update: after.id };
}

/**
 * Queues a job for Zoom in the same transaction, so that a rollback also removes the job and an outage of Zoom only
 * delays it. @param after null when the class is deleted.
 */
export async function queueZoomChange(
  { jobs, config }: Pick<Ctx, 'jobs' | 'config'>,
  before: Linked,
  after: Linked | null,
): Promise<void> {
  const job = config.zoom === null ? null : jobFor(before, after);
  if (job !== null) await jobs.enqueue(ZOOM_QUEUE, job);
}
