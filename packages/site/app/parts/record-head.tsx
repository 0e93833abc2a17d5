import type { DrawnPoster } from '@widya/contract/site/preview';
import { posterAddress } from './poster-address.ts';

interface RecordHeadProps {
  readonly code: string;
  readonly name: string;
  /** Date of the class or name of the participant; may be empty. */
  readonly note: string;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
}

/** The class of a form, above its heading. */
export const RecordHead = ({ code, name, note, drawn }: RecordHeadProps) => (
  <a className="mini about" href={`/kelas/${code}`}>
    <img src={drawn?.thumbnail ?? `${posterAddress(code)}?bentuk=mini`} alt="" width="64" height="64" />
    <span>
      <b>{name}</b>
      {note !== '' && <span className="small muted num">{note}</span>}
    </span>
  </a>
);
