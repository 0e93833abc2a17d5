import { Stack } from '@widya/design-system/layout';
import { Skeleton } from '@widya/design-system/skeleton';

/** Placeholder of a record's screen: heading and two cards. */
export const RecordSkeleton = () => (
  <Stack>
    <Skeleton height="64px" />
    <Skeleton height="320px" />
    <Skeleton height="220px" />
  </Stack>
);
