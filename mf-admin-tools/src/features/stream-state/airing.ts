import type { LiveStream } from '@widya/contract/live-streams';

type Timed = Pick<LiveStream, 'active' | 'stream_finish'>;

/** Minutes before the end from which a broadcast is shown as ending soon. */
const SOON = 30;

/** Whether the end has passed; the stream's flag does not change. D128. */
export const hasEnded = (finish: string | null, now: number): boolean => finish !== null && Date.parse(finish) <= now;

/** Whether visitors can watch it now. */
export const isOnAir = ({ active, stream_finish }: Timed, now: number): boolean =>
  active === 1 && !hasEnded(stream_finish, now);

/** Whole minutes until a broadcast on air ends; null when it does not end soon. */
export function endsIn(stream: Timed, now: number): number | null {
  if (!isOnAir(stream, now) || stream.stream_finish === null) return null;
  const minutes = Math.ceil((Date.parse(stream.stream_finish) - now) / 60_000);
  return minutes <= SOON ? minutes : null;
}
