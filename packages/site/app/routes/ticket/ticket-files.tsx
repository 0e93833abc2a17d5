import type { ClassTicket } from '@widya/contract/tickets';
import { ChevronRight, CirclePlay, Download, FileText } from 'lucide-react';
import { IconTile } from '../../parts/icon-tile.tsx';
import { isOver } from './ticket-texts.ts';

type TicketFile = ClassTicket['materials'][number];

const KILO = 1_000;

/** Type and size of a stored file: `PDF, 2,4 MB`. */
export function fileNote({ title, size }: TicketFile): string {
  if (size === null) return 'Tautan';
  const type = title.includes('.') ? title.split('.').at(-1)?.toUpperCase() : undefined;
  const text =
    size < KILO * KILO
      ? `${Math.max(1, Math.round(size / KILO))} KB`
      : `${(size / KILO / KILO).toFixed(1).replace('.', ',')} MB`;
  return type === undefined ? text : `${type}, ${text}`;
}

const FileRow = ({ file }: { readonly file: TicketFile }) => (
  <li>
    <a className="row file" href={file.url} rel="noreferrer">
      <IconTile icon={FileText} />
      <div>
        <b>{file.title}</b>
        <div className="muted num">{fileNote(file)}</div>
      </div>
      <Download size={20} aria-hidden="true" />
    </a>
  </li>
);

const RecordingRow = ({ file }: { readonly file: TicketFile }) => (
  <li>
    <a className="row file" href={file.url} rel="noreferrer">
      <IconTile icon={CirclePlay} />
      <b>{file.title}</b>
      <ChevronRight size={20} aria-hidden="true" />
    </a>
  </li>
);

/** Shown for a class that has ended without recordings. B-006. */
const NoRecording = () => (
  <section className="card pad">
    <h2>Rekaman</h2>
    <p className="muted small">Rekaman belum tersedia</p>
  </section>
);

interface TicketFilesProps {
  readonly ticket: ClassTicket;
  readonly now: string;
}

/** Materials and recordings, once they are available to the person. */
export function TicketFiles({ ticket, now }: TicketFilesProps) {
  const lacksRecording = ticket.status === 'ACCEPTED' && ticket.recordings.length === 0 && isOver(ticket, now);
  return (
    <>
      {lacksRecording && <NoRecording />}
      <Files ticket={ticket} />
    </>
  );
}

function Files({ ticket: { status, materials, recordings } }: Pick<TicketFilesProps, 'ticket'>) {
  if (status === 'WAITING')
    return (
      <section className="card pad">
        <h2>Materi</h2>
        <p className="muted small">Dibuka setelah pembayaran diterima.</p>
      </section>
    );
  if (materials.length + recordings.length === 0) return null;
  return (
    <section className="card pad">
      <h2>{recordings.length === 0 ? 'Materi' : materials.length === 0 ? 'Rekaman' : 'Materi dan rekaman'}</h2>
      <ul className="rows">
        {recordings.map((file) => (
          <RecordingRow key={file.url} file={file} />
        ))}
        {materials.map((file) => (
          <FileRow key={file.url} file={file} />
        ))}
      </ul>
    </section>
  );
}
