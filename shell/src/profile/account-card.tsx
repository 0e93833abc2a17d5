import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import { Card, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import type { ReactNode } from 'react';

interface AccountCardProps<Data> {
  readonly texts: {
    readonly title: string;
    readonly detail: string;
    readonly loading: string;
    readonly loadFailed: string;
  };
  /** Anchor of this card. */
  readonly anchor: string;
  /** The query of the card's data. */
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A card of the profile that loads its data when the profile is opened. */
export function AccountCard<Data>({ texts, anchor, query, children }: AccountCardProps<Data>) {
  const { data, error, isValidating, retry } = query;
  return (
    <Card id={anchor} padded aria-label={texts.title} tabIndex={-1} scrollMarginTop="16">
      <Stack>
        <SectionTitle>{texts.title}</SectionTitle>
        <Muted>{texts.detail}</Muted>
        {data !== undefined ? (
          children(data)
        ) : error ? (
          <LoadFailure
            size="sm"
            title={texts.loadFailed}
            failure={failureOf(error)}
            retrying={isValidating}
            onRetry={retry}
          />
        ) : (
          <SkeletonArea label={texts.loading}>
            <SkeletonText lines={4} />
          </SkeletonArea>
        )}
      </Stack>
    </Card>
  );
}
