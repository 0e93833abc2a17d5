import { Skeleton, SkeletonArea } from '../feedback/skeleton.tsx';

/** Holds the place of a chart that is not there yet. */
export function SkeletonBlock({ height }: { height: number }) {
  return (
    <SkeletonArea>
      <Skeleton height={height} width="100%" />
    </SkeletonArea>
  );
}
