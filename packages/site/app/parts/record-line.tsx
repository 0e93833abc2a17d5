import type { DrawnPoster } from '@widya/contract/site/preview';
import { posterAddress } from './poster-address.ts';

interface RecordLineProps {
  readonly code: string;
  readonly name: string;
  /** When it takes place, in words; empty for no date. */
  readonly when: string;
  /** Of a class whose input is not saved: its poster, which the server does not know. */
  readonly drawn?: DrawnPoster | undefined;
}

/** Which class a form is about, above its heading. */
export const RecordLine = ({ code, name, when, drawn }: RecordLineProps) => (
  <a className="mini about" href={`/kelas/${code}`}>
    <img src={drawn?.thumbnail ?? `${posterAddress(code)}?bentuk=mini`} alt="" width="64" height="64" />
    <span>
      <b>{name}</b>
      {when !== '' && <span className="small muted num">{when}</span>}
    </span>
  </a>
);
