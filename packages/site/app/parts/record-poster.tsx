import type { DrawnPoster } from '@widya/contract/site/preview';
import { posterAddress } from './poster-address.ts';

interface RecordPosterProps {
  /** Code of a class or course, address of an event. */
  readonly code: string;
  /** The uploaded poster; null for the drawn one. */
  readonly uploaded: string | null;
  /** Of pages with unsaved input, whose poster the server does not know: both shapes as addresses. */
  readonly drawn?: DrawnPoster | undefined;
  /** Across above the words, which cuts it to twice as wide as high. */
  readonly isAcross?: boolean;
}

/** The poster beside the facts of a record: uploaded ones whole, drawn ones without words where the title stands under them. */
export function RecordPoster({ code, uploaded, drawn, isAcross = false }: RecordPosterProps) {
  const file = posterAddress(code);
  if (isAcross)
    return <img className="poster" src={uploaded ?? drawn?.card ?? file} alt="" width="1200" height="600" />;
  if (uploaded !== null) return <img className="poster whole" src={uploaded} alt="" width="600" height="600" />;
  return (
    <picture>
      <source media="(min-width: 900px)" srcSet={drawn?.square ?? `${file}?bentuk=kotak`} width="600" height="600" />
      <img className="poster" src={drawn?.card ?? file} alt="" width="640" height="384" />
    </picture>
  );
}
