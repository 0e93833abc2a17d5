import type { EventRecord } from '@widya/contract/events';

export type Step = 'publish' | 'hide' | 'again' | 'archive';

/**
 * The next action of the publish button; null when there is none. After its end an event can only be closed
 * permanently; the API refuses to publish a draft whose time has passed. Source: D42 and D43.
 */
export function nextStep({ publish_status, end_time }: EventRecord, now: number): Step | null {
  if (publish_status === 'DONE') return null;
  const over = end_time !== null && Date.parse(end_time) <= now;
  if (publish_status === 'OPEN') return over ? 'archive' : 'hide';
  if (publish_status === 'HIDDEN') return over ? 'archive' : 'again';
  return 'publish';
}
