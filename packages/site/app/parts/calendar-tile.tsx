import { formatDate } from '@widya/contract/time/texts';

/** Day and month of an instant as a leaf of a calendar. */
export function CalendarTile({ when }: { readonly when: string }) {
  const [day, month] = formatDate(when).split(' ');
  return (
    <span className="tile cal" aria-hidden="true">
      <i>{month?.toUpperCase()}</i>
      <span className="num">{day}</span>
    </span>
  );
}
