interface RecordLineProps {
  readonly code: string;
  readonly name: string;
  /** When it takes place, in words; empty for no date. */
  readonly when: string;
}

/** Which class a form is about, above its heading. */
export const RecordLine = ({ code, name, when }: RecordLineProps) => (
  <a className="mini about" href={`/kelas/${code}`}>
    <img src={`/poster/${encodeURIComponent(code)}.svg?bentuk=mini`} alt="" width="64" height="64" />
    <span>
      <b>{name}</b>
      {when !== '' && <span className="small muted num">{when}</span>}
    </span>
  </a>
);
