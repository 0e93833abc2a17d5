import type { ClassRow } from '@widya/contract/classes';
import { formatTimeRange } from '@widya/contract/time/ranges';
import { formatDate, formatDateTime } from '@widya/contract/time/texts';
import { Muted } from '@widya/design-system/layout';
import { TableText } from '@widya/design-system/table-cell';
import { timeToStart } from '../../../features/classes/time-to-start.ts';
import { TEXTS } from '../texts.ts';

const DAY_MS = 86_400_000;

interface TimeCellProps {
  readonly row: ClassRow;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Day and hours in WIB, and the time until then. */
export function TimeCell({ row, now }: TimeCellProps) {
  const { permanent, start_time, end_time } = row;
  if (permanent) return <Muted>{TEXTS.alwaysOpen}</Muted>;
  if (start_time === null) return <Muted>{TEXTS.noDate}</Muted>;
  const distance = timeToStart(start_time, end_time, now);
  // Hours are clear without a date even when they pass midnight.
  const hoursAreEnough = !end_time || Date.parse(end_time) - Date.parse(start_time) < DAY_MS;
  return (
    <TableText
      nowrap
      main={
        <>
          {formatDate(start_time)} {distance && <Muted>· {distance}</Muted>}
        </>
      }
      sub={hoursAreEnough ? formatTimeRange(start_time, end_time) : TEXTS.until(formatDateTime(end_time))}
    />
  );
}
