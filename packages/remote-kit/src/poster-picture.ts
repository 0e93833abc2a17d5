import { type MotifShape, motifAddress } from '@widya/contract/poster/poster-address';

/** The record of a poster. */
export interface PosterOf {
  /** Address of an uploaded poster; empty or null without one. */
  readonly uploaded: string | null;
  readonly code: string;
  readonly topic: string | null;
}

/** Address of the poster of a record, published or not: the uploaded one, else the generated one. */
export const posterPicture = ({ uploaded, code, topic }: PosterOf, shape: MotifShape): string =>
  uploaded || motifAddress(code, topic, { shape });
