import { posterFacts } from './poster.ts';

/** Shapes without text: 5:3 for cards and mails, 1:1 for lists. */
export type MotifShape = 'kartu' | 'mini';

export interface MotifPicture {
  readonly shape: MotifShape;
  /** PNG for programs that show no SVG, such as mail programs. */
  readonly type?: 'svg' | 'png';
}

/**
 * Address of the generated poster of a record. It contains everything the picture depends on, so it works for drafts
 * and does not reveal whether the record exists.
 */
export function motifAddress(code: string, topicCode: string | null, { shape, type = 'svg' }: MotifPicture): string {
  const { seed, topic } = posterFacts(code, topicCode);
  return `/poster/${encodeURIComponent(seed)}.${type}?bentuk=${shape}&topik=${encodeURIComponent(topic)}`;
}

/** Address of a generated poster in a mail, as the source of a regular expression. */
export const MAILED_POSTER = String.raw`/poster/[^"/?]+\.png\?bentuk=kartu&(?:amp;)?topik=[^"&]+`;
