import { CARD, posterSvg, THUMBNAIL } from '@widya/contract/poster/poster';
import { type PosterWithText, squarePoster } from '@widya/contract/poster/poster-with-text';
import type { DrawnPoster } from '@widya/contract/site/preview';
import { OUTLINES } from '../../modules/posters/outlines.ts';

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** All shapes of a poster as data URLs, because the poster's address only draws saved values. */
export const drawnPoster = (poster: PosterWithText): DrawnPoster => ({
  card: address(posterSvg(poster, CARD)),
  square: address(squarePoster(poster, OUTLINES)),
  thumbnail: address(posterSvg(poster, THUMBNAIL)),
});
