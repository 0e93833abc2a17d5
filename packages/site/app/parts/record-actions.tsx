import { CalendarPlus } from 'lucide-react';
import { Share } from './share.tsx';

interface RecordActionsProps {
  readonly title: string;
  /** Of the page, to be shared. */
  readonly address: string;
  /** Address of the calendar file; null where there is nothing to come to. */
  readonly calendar?: string | null;
  /** On which width it is shown. */
  readonly where: 'wide' | 'slim';
}

/** Puts a record into the calendar, and hands its page on. */
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
