import { JOIN_OPENS_MINUTES } from '@widya/contract/tickets';
import type { classes } from '../../platform/database/schema/classes.ts';

type Scheduled = Pick<typeof classes.$inferSelect, 'permanent' | 'start_time' | 'end_time'>;
type Joinable = Scheduled & Pick<typeof classes.$inferSelect, 'stream_url' | 'zoom_passcode'>;

/** A permanent class is never over. Source: D24. */
export const isOver = ({ permanent, end_time }: Scheduled, now: Date): boolean =>
  !permanent && end_time !== null && end_time <= now;

export interface Joining {
  /** Null before it opens, and without a link. */
  readonly url: string | null;
  readonly passcode: string | null;
  /** Null once it is open, and without a start. */
  readonly opens_at: string | null;
}

/**
 * How to join: from two hours before the start until the end, or at any time in a permanent class; null once it is
 * over.
 */
export function joiningOf(of: Joinable, now: Date): Joining | null {
  if (isOver(of, now)) return null;
  const open = { url: of.stream_url, passcode: of.zoom_passcode, opens_at: null };
  if (of.permanent) return open;
  if (of.start_time === null) return { url: null, passcode: null, opens_at: null };
  const opensAt = new Date(of.start_time.getTime() - JOIN_OPENS_MINUTES * 60_000);
  return opensAt <= now ? open : { url: null, passcode: null, opens_at: opensAt.toISOString() };
}
