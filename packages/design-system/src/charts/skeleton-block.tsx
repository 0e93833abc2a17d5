import { Skeleton, SkeletonArea } from '../feedback/skeleton.tsx';

/** Reserves the space of a chart while it loads. */
export function SkeletonBlock({ height }: { height: number }) {
  return (
    <SkeletonArea>
      <Skeleton height={height} width="100%" />
    </SkeletonArea>
  );
}
