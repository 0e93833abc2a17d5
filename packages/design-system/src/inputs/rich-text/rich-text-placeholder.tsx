import { Skeleton, SkeletonArea } from '../../feedback/skeleton.tsx';

/** Holds the place of a rich text field until its library is there. */
export function RichTextPlaceholder() {
  return (
    <SkeletonArea label="Memuat penyunting teks">
      <Skeleton height={139} />
    </SkeletonArea>
  );
}
