import { posterFacts } from './poster.ts';

/** Shapes without words: 5:3 for cards and mails, 1:1 for lists. */
export type MotifShape = 'kartu' | 'mini';

export interface MotifPicture {
  readonly shape: MotifShape;
  /** PNG where a program shows no SVG, such as a mail program. */
  readonly type?: 'svg' | 'png';
}

/**
 * Address of the generated poster of a record, published or not: the address holds all that the picture is made of, so it tells
 * nobody whether there is such a record.
 */
export function motifAddress(code: string, topicCode: string | null, { shape, type = 'svg' }: MotifPicture): string {
  const { seed, topic } = posterFacts(code, topicCode);
  return `/poster/${encodeURIComponent(seed)}.${type}?bentuk=${shape}&topik=${encodeURIComponent(topic)}`;
}

/** Address of a generated poster in a mail, as the source of a regular expression. */
export const MAILED_POSTER = String.raw`/poster/[^"/?]+\.png\?bentuk=kartu&(?:amp;)?topik=[^"&]+`;
