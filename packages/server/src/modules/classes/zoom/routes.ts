import * as contract from '@widya/contract/zoom';
import { zoomSchemas } from '@widya/contract/zoom.schemas';
import { type Binding, bind } from '../../../platform/http/bind.ts';
import { lockWholeClass, writeColumns } from '../editing/queries.ts';
import { storeMeeting } from './pending-meetings.ts';
import { configuredZoom } from './zoom-of.ts';

/**
 * The class stays locked while Zoom is called, at most ten seconds per request, so that of two concurrent callers the
 * second gets the meeting of the first. If a later step fails, the meeting is deleted again.
 */
const generate = bind(contract.generateZoomLink, zoomSchemas.generateZoomLink, async (ctx) => {
  const { tx, caller, now, body } = ctx;
  const zoom = configuredZoom(ctx.config);
  const row = body.class_code === undefined ? null : await lockWholeClass(tx, caller, body.class_code);
  const entry = { object: 'zoommeeting', label: row?.name ?? body.name };
  if (row?.zoom_id) {
    ctx.audit({ ...entry, objectId: row.zoom_id });
    ctx.reply.status(200);
    const { stream_url, zoom_id, zoom_passcode } = row;
    return { success: true, stream_url: stream_url ?? '', zoom_id, passcode: zoom_passcode, created: false };
  }
  const start = new Date(body.start_time);
  const meeting = await zoom.create({ topic: body.name, start, duration: body.duration });
  ctx.afterRollback(() => zoom.remove(meeting.id));
  const { id: zoom_id, joinUrl: stream_url, passcode } = meeting;
  if (row === null) await storeMeeting(tx, caller, meeting, now);
  else
    await writeColumns(
      tx,
      row.id,
      { zoom_id, stream_url, zoom_passcode: passcode, zoom_problem: null, stream_type: 'Zoom' },
      now,
    );
  const after = { ...(row === null ? {} : { class_code: row.code }), name: body.name, start_time: body.start_time };
  ctx.audit({ ...entry, objectId: zoom_id, after });
  return { success: true, stream_url, zoom_id, passcode, created: true };
});

export const zoomRoutes: Binding[] = [generate];
