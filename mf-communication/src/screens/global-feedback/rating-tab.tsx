import type { Query } from '@widya/api-client/query';
import { type DataColumn, DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { StarIcon } from '@widya/design-system/icon';
import { Stack } from '@widya/design-system/layout';
import { tableRows } from '@widya/design-system/list-page';
import type { TableQuery } from '@widya/design-system/use-table-query';
import type { ReactNode } from 'react';
import { ChartCard, ChartGrid } from '../../features/ratings/chart-grid.tsx';
import type { Averaged } from '../../features/ratings/mean-chart.tsx';
import { AverageChart } from './average-chart.tsx';
import { GLOBAL_FEEDBACK_TEXTS as texts } from './texts.ts';

interface RatingTabProps<Row> {
  readonly query: TableQuery;
  readonly page: Query<{ readonly data: readonly Row[]; readonly meta: { readonly total: number } }>;
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly read: (row: Row) => Averaged;
  /** Options of the chart of means. */
  readonly chart: { readonly title: string; readonly help: string; readonly max: number };
  /** The second chart. */
  readonly beside: ReactNode;
}

/** A tab of Umpan Balik: two charts, and a table. B-221. */
export function RatingTab<Row>({ query, page, label, columns, read, chart, beside }: RatingTabProps<Row>) {
  const { data, error } = page;
  return (
    <Stack>
      {(data || !error) && (
        <ChartGrid first="wide">
          <ChartCard>
            <AverageChart {...chart} records={data?.data.map(read)} />
          </ChartCard>
          <ChartCard>{beside}</ChartCard>
        </ChartGrid>
      )}
      <DataTable<Row>
        label={label}
        columns={columns}
        {...tableRows(page, query, (row) => read(row).code)}
        rowName={(row) => read(row).name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        empty={<EmptyState icon={<StarIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
      />
    </Stack>
  );
}
