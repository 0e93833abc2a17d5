import { CalendarPlus } from 'lucide-react';
import { Share } from './share.tsx';

interface RecordActionsProps {
  readonly title: string;
  /** Address of the page, for sharing. */
  readonly address: string;
  /** Address of the calendar file; null without a date. */
  readonly calendar?: string | null;
  /** Screen width at which it is shown. */
  readonly where: 'wide' | 'slim';
}

/** Links to the calendar file and for sharing the page. */
export const RecordActions = ({ title, address, calendar = null, where }: RecordActionsProps) => (
  <div className={`act ${where}`}>
    {calendar !== null && (
      <a className="btn" href={calendar}>
        <CalendarPlus size={20} aria-hidden="true" /> Tambah ke kalender
      </a>
    )}
    <Share title={title} address={address} />
  </div>
);
