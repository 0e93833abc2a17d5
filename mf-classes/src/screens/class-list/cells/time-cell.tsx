import type { ClassRow } from '@widya/contract/classes';
import { wibDate } from '@widya/contract/time/instants';
import { formatTimeRange } from '@widya/contract/time/ranges';
import { formatDate, formatDateTime } from '@widya/contract/time/texts';
import { Muted } from '@widya/design-system/layout';
import { TableText } from '@widya/design-system/table-cell';
import { timeToStart } from '../../../features/classes/time-to-start.ts';
import { TEXTS } from '../texts.ts';

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
  // An end at midnight belongs to the day before.
  const isOneDay = !end_time || wibDate(start_time) === wibDate(Date.parse(end_time) - 1);
  return (
    <TableText
      nowrap
      main={
        <>
          {formatDate(start_time)} {distance && <Muted>· {distance}</Muted>}
        </>
      }
      sub={isOneDay ? formatTimeRange(start_time, end_time) : TEXTS.until(formatDateTime(end_time))}
    />
  );
}
