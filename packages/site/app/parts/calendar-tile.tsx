import { formatDate } from '@widya/contract/time/texts';
import { CalendarDays } from 'lucide-react';
import { IconTile } from './icon-tile.tsx';

/** Day and month of an instant as a calendar sheet; an icon without one. */
export function CalendarTile({ when }: { readonly when: string | null }) {
  if (when === null) return <IconTile icon={CalendarDays} />;
  const [day, month] = formatDate(when).split(' ');
  return (
    <span className="tile cal" aria-hidden="true">
      <i>{month?.toUpperCase()}</i>
      <span className="num">{day}</span>
    </span>
  );
}
