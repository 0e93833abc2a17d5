import { Skeleton, SkeletonArea } from '../../feedback/skeleton.tsx';

/** Reserves the space of a rich text field while its library loads. */
export function RichTextPlaceholder() {
  return (
    <SkeletonArea label="Memuat penyunting teks">
      <Skeleton height={139} />
    </SkeletonArea>
  );
}
