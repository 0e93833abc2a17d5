import type { DrawnPoster } from '@widya/contract/site/preview';
import { posterAddress } from './poster-address.ts';

interface RecordPosterProps {
  /** Code of a class or course; address of an event. */
  readonly code: string;
  /** The uploaded poster; null for the generated one. */
  readonly uploaded: string | null;
  /** Posters of a preview as data addresses, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
  /** Shows it above the text at full width, cropped to a ratio of 2:1. */
  readonly isAcross?: boolean;
}

/**
 * The poster beside the facts of a record: uploaded ones complete, generated ones without text when the title is below.
 */
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
