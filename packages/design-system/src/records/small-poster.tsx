import { chakra } from '@chakra-ui/react/styled-system';
import { posterLook } from '../tables/data-table/cell-styles.ts';
import { PosterImage } from '../tables/data-table/poster-image.tsx';

const Frame = chakra('span', { base: { flexShrink: 0, '& > img': posterLook } });

/** The poster of a class, course or event beside its name, as tables show it; for lists that are no tables. @param src its address. */
export const SmallPoster = ({ src }: { src: string }) => (
  <Frame>
    <PosterImage src={src} />
  </Frame>
);
