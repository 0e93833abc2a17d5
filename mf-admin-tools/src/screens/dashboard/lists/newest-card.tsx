import type { Query } from '@widya/api-client/query';
import { EmptyState } from '@widya/design-system/empty-state';
import { SectionTitle, Stack } from '@widya/design-system/layout';
import type { ReactNode } from 'react';
import { QueryCard } from '../cards/query-card.tsx';
import { PageNumbers } from '../paging/page-numbers.tsx';
import type { usePageParam } from '../paging/use-page-param.ts';
import { ItemList } from './item-list.tsx';

interface NewestCardProps<Answer, Row> {
  readonly texts: { readonly title: string; readonly failed: string; readonly pages: string; readonly none: string };
  readonly at: ReturnType<typeof usePageParam>;
  readonly query: Query<Answer>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  /** Renders a row inside its list item. */
  readonly children: (row: Row) => ReactNode;
}

/** The latest contributions of participants, paged. B-228, B-231, B-233. */
export function NewestCard<Answer extends { readonly totalPages: number }, Row extends { readonly id: number }>({
  texts,
  at: { page, pathOf },
  query,
  rowsOf,
  children,
}: NewestCardProps<Answer, Row>) {
  return (
    <QueryCard
      title={texts.title}
      query={query}
      failed={texts.failed}
      height={{ base: 720, lg: 567 }}
      foot={({ totalPages }) => <PageNumbers label={texts.pages} page={page} pages={totalPages} pathOf={pathOf} />}
    >
      {(answer) => {
        const rows = rowsOf(answer);
        return (
          <Stack gap="2">
            <SectionTitle>{texts.title}</SectionTitle>
            {rows.length === 0 ? (
              <EmptyState size="sm" title={texts.none} />
            ) : (
              <ItemList>
                {rows.map((row) => (
                  <li key={row.id}>{children(row)}</li>
                ))}
              </ItemList>
            )}
          </Stack>
        );
      }}
    </QueryCard>
  );
}
