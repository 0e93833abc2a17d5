import { posterLook } from '../tables/data-table/cell-styles.ts';
import { PosterImage } from '../tables/data-table/poster-image.tsx';
import { styled } from '../theme/styled.ts';

const Frame = styled('span', { base: { flexShrink: 0, '& > img': posterLook } });

interface SmallPosterProps {
  /** Address of the poster. */
  src: string;
}

/** The poster of a class, course or event beside its name, for lists outside tables. */
export const SmallPoster = ({ src }: SmallPosterProps) => (
  <Frame>
    <PosterImage src={src} />
  </Frame>
);
