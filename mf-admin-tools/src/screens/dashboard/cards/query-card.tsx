import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import { Card, Inline, SectionTitle, Spacer } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton, SkeletonArea } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import { UpdatedAt } from '@widya/design-system/updated-at';
import type { CSSProperties, ReactNode } from 'react';

const Frame = styled(Card, {
  base: { display: 'flex', flexDirection: 'column', gap: '3', '& > [data-body]': { flex: 1, minWidth: 0 } },
});

/** Height of the title's line, which equals that of its button. */
const UPDATED_AT_HEIGHT = '32px';
const ReservedSpace = styled('div', { base: { height: { base: 'var(--height-narrow)', lg: 'var(--height-wide)' } } });

/** Custom properties with the heights. */
function heightsOf(height: QueryCardProps<unknown>['height']): CSSProperties {
  const { base, lg } = typeof height === 'number' ? { base: height, lg: height } : height;
  return { '--height-narrow': `${base}px`, '--height-wide': `${lg}px` } as CSSProperties;
}

interface QueryCardProps<T> {
  readonly title: string;
  readonly query: Query<T>;
  /** When the server computed the data, if it is part of the answer. */
  readonly at?: ((data: T) => string) | undefined;
  /** 'Usia tidak dapat dimuat' */
  readonly failed: string;
  /**
   * Height of the content in pixels, on phones and beside other cards, reserved while loading so that nothing moves.
   */
  readonly height: number | { readonly base: number; readonly lg: number };
  /** Placeholder instead of a bar of that height: the content without its figures. */
  readonly skeleton?: ReactNode;
  /** Whether the card has a title with the time of the update; otherwise its content has its own. */
  readonly titled?: boolean | undefined;
  /** Content beside the time of the update, such as paging. */
  readonly foot?: ((data: T) => ReactNode) | undefined;
  readonly children: (data: T) => ReactNode;
}

/** A card that loads, fails and retries independently of others. */
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
                <ReservedSpace style={heightsOf(height)}>
                  <Skeleton height="100%" />
                </ReservedSpace>
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
