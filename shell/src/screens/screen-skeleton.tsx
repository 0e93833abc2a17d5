import { Banner } from '@widya/design-system/banner';
import { Card, Page, Stack } from '@widya/design-system/layout';
import { Skeleton, SkeletonArea } from '@widya/design-system/skeleton';
import type { SkeletonProps } from '../federation/screen-views.ts';
import { remoteTexts } from './texts.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/**
 * The shape of most screens (heading, toolbar, rows), shown after 150 ms; after two seconds with a hint about a slow
 * connection.
 */
export function ScreenSkeleton({ title, slow }: SkeletonProps) {
  return (
    <Page>
      {slow ? <Banner tone="info">{remoteTexts.slow}</Banner> : null}
      <SkeletonArea label={remoteTexts.loading(title)}>
        <Stack gap="6" marginTop={slow ? '4' : '0'}>
          <Stack gap="2.5">
            <Skeleton width={220} height={28} />
            <Skeleton width={320} />
          </Stack>
          <Card padded>
            <Stack gap="22px">
              <Skeleton width={280} height={36} />
              {ROWS.map((row) => (
                <Skeleton key={row} height={18} />
              ))}
            </Stack>
          </Card>
        </Stack>
      </SkeletonArea>
    </Page>
  );
}
