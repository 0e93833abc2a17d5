import type { AdminLog } from '@widya/contract/admin-logs';
import { linkTo } from '@widya/remote-kit/link-to';

/**
 * The screen on which the thing of a log row can be seen; null where there is none (yet). By name of the screen, so that a
 * link appears as soon as the remote that shows it is there. Product bar 1.18.
 */
export function objectPath({ object, object_id, object_label }: AdminLog): string | null {
  if (!object_id) return null;
  if (object === 'class')
    return linkTo('ClassDetail', { event_url: object_id }) ?? linkTo('ClassList', {}, { hidden: 1, q: object_id });
  if (object === 'topic') return linkTo('ClassList', {}, { panel: 'topik' });
  if (object === 'live_streaming') return linkTo('LiveStreams', {}, { q: object_id });
  if (object === 'admin') return linkTo('Admins', {}, { q: object_label ?? '', admin: object_id });
  if (object === 'instructor') return linkTo('Instructors', {}, { q: object_label ?? '', widyaiswara: object_id });
  if (object === 'strings') return linkTo('InterfaceTexts');
  return null;
}
