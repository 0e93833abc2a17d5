import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import { Card, Inline, SectionTitle, Spacer } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton, SkeletonArea } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import { UpdatedAt } from '@widya/design-system/updated-at';
import type { ReactNode } from 'react';

const Frame = styled(Card, {
  base: { display: 'flex', flexDirection: 'column', gap: '3', '& > [data-body]': { flex: 1, minWidth: 0 } },
});

/** The line of the title is as high as the button in it. */
const UPDATED_AT_HEIGHT = '32px';
const Place = styled('div');

interface QueryCardProps<T> {
  readonly title: string;
  readonly query: Query<T>;
  /** When the server counted it, where it says so. */
  readonly at?: ((data: T) => string) | undefined;
  /** 'Usia tidak dapat dimuat' */
  readonly failed: string;
  /** How high its content will be, in pixels: on a phone and beside other cards. Its place is kept, so that nothing jumps. */
  readonly height: number | { readonly base: number; readonly lg: number };
  /** Instead of a bar of that height: the content without its figures. */
  readonly skeleton?: ReactNode;
  /** The title stands above, and when it was updated beside it; without it the card brings its own title. */
  readonly titled?: boolean | undefined;
  /** Beside when it was updated: the pages of a list. */
  readonly foot?: ((data: T) => ReactNode) | undefined;
  readonly children: (data: T) => ReactNode;
}

/** A card that reads, fails and is read again by itself; the others stay. */
export function QueryCard<T>({
  title,
  query,
  at,
  failed,
  height,
  skeleton,
  titled,
  foot,
  children,
}: QueryCardProps<T>) {
  const { data, error, isValidating, retry } = query;
  if (data === undefined)
    return (
      <Frame padded aria-label={title}>
        {error ? (
          <LoadFailure title={failed} failure={failureOf(error)} onRetry={retry} retrying={isValidating} size="sm" />
        ) : (
          <>
            {titled && (
              <Inline minHeight={UPDATED_AT_HEIGHT}>
                <SectionTitle>{title}</SectionTitle>
              </Inline>
            )}
            <SkeletonArea label={`Memuat ${title.toLowerCase()}`}>
              {skeleton ?? (
                <Place
                  height={
                    typeof height === 'number' ? `${height}px` : { base: `${height.base}px`, lg: `${height.lg}px` }
                  }
                >
                  <Skeleton height="100%" />
                </Place>
              )}
            </SkeletonArea>
          </>
        )}
      </Frame>
    );
  const updated = (
    <UpdatedAt
      answer={data}
      at={at?.(data)}
      of={title.toLowerCase()}
      busy={isValidating}
      failed={error !== undefined}
      onRefresh={retry}
    />
  );
  return (
    <Frame padded aria-label={title}>
      {titled && (
        <Inline>
          <SectionTitle>{title}</SectionTitle>
          <Spacer />
          {updated}
        </Inline>
      )}
      <div data-body="">{children(data)}</div>
      {(foot || !titled) && (
        <Inline>
          {foot?.(data)}
          <Spacer />
          {!titled && updated}
        </Inline>
      )}
    </Frame>
  );
}
