import type { DrawnPoster } from '@widya/contract/site/preview';
import { posterAddress } from './poster-address.ts';

interface RecordPosterProps {
  /** Code of a class or course, address of an event. */
  readonly code: string;
  /** The uploaded poster; null for the drawn one. */
  readonly uploaded: string | null;
  /** Of pages with unsaved input, whose poster the server does not know: both shapes as addresses. */
  readonly drawn?: DrawnPoster | undefined;
}

/** The poster beside the facts of a record: uploaded ones whole, drawn ones without words where the title stands under them. */
export function RecordPoster({ code, uploaded, drawn }: RecordPosterProps) {
  if (uploaded !== null) return <img className="poster whole" src={uploaded} alt="" width="600" height="600" />;
  const file = posterAddress(code);
  return (
    <picture>
      <source media="(min-width: 900px)" srcSet={drawn?.square ?? `${file}?bentuk=kotak`} width="600" height="600" />
      <img className="poster" src={drawn?.card ?? file} alt="" width="640" height="384" />
    </picture>
  );
}
