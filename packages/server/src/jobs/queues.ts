import type { Services } from '../http/services.ts';
import { syncMeeting, ZOOM_QUEUE } from '../modules/zoom/sync-meeting.ts';
import { cleanUp } from './clean-up.ts';

/** A queue and the work its jobs are. A job may run twice; its work must not mind. */
export interface Queue {
  readonly name: string;
  readonly work: (services: Services, data: unknown) => Promise<void>;
  /** Minute, hour, day … in UTC, for work that comes by itself; one process of all does it. */
  readonly cron?: string;
  /** Longest run, seconds. */
  readonly expireInSeconds?: number;
}

/** Every queue there is. */
export const QUEUES: readonly Queue[] = [
  { name: 'clean-up', cron: '*/10 * * * *', work: cleanUp },
  { name: ZOOM_QUEUE, work: syncMeeting },
];
