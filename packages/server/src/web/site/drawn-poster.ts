import { CARD, posterSvg, THUMBNAIL } from '@widya/contract/poster/poster';
import { squarePoster, type WordedPoster } from '@widya/contract/poster/poster-with-words';
import type { DrawnPoster } from '@widya/contract/site/preview';
import { OUTLINES } from '../../modules/posters/outlines.ts';

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** All shapes of a poster inside the page itself: the addresses of posters know only what is saved. */
export const drawnPoster = (poster: WordedPoster): DrawnPoster => ({
  card: address(posterSvg(poster, CARD)),
  square: address(squarePoster(poster, OUTLINES)),
  thumbnail: address(posterSvg(poster, THUMBNAIL)),
});
