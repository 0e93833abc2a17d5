import type { DrawnPoster } from '@widya/contract/site/preview';
import { posterAddress } from './poster-address.ts';

interface RecordLineProps {
  readonly code: string;
  readonly name: string;
  /** Date as text; may be empty. */
  readonly when: string;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
}

/** The class of a form, above its heading. */
export const RecordLine = ({ code, name, when, drawn }: RecordLineProps) => (
  <a className="mini about" href={`/kelas/${code}`}>
    <img src={drawn?.thumbnail ?? `${posterAddress(code)}?bentuk=mini`} alt="" width="64" height="64" />
    <span>
      <b>{name}</b>
      {when !== '' && <span className="small muted num">{when}</span>}
    </span>
  </a>
);
