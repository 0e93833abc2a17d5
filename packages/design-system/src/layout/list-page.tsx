import type { ReactNode } from 'react';
import { ForbiddenState } from '../feedback/forbidden-state.tsx';
import { formatNumber } from '../formats/number.ts';
import type { DataTableProps } from '../tables/data-table/props.ts';
import type { TableError } from '../tables/data-table/types.ts';
import type { TableQuery } from '../tables/use-table-query.tsx';
import { Page } from './layout.tsx';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

/** A loaded page of rows, in the shape that list hooks of the API client return. */
export interface LoadedPage<Row> {
  readonly data?: { readonly data: readonly Row[]; readonly meta: { readonly total: number } } | undefined;
  readonly error?: TableError | undefined;
  /** Whether a request is pending. */
  readonly isValidating: boolean;
  readonly retry: () => void;
}

const idOf = ({ id }: { readonly id: number }): string => String(id);

type TableRows<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'total' | 'loading' | 'error' | 'onRetry' | 'query' | 'rowKey'
>;

/**
 * Props with which a `DataTable` shows a page of rows: `<DataTable {...tableRows(page, query)} …>`.
 * @param rowKey identifies rows without an `id`
 */
export function tableRows<Row extends { readonly id: number }>(
  page: LoadedPage<Row>,
  query: TableQuery,
): TableRows<Row>;
export function tableRows<Row>(page: LoadedPage<Row>, query: TableQuery, rowKey: (row: Row) => string): TableRows<Row>;
export function tableRows<Row extends { readonly id: number }>(
  { data, error, isValidating, retry }: LoadedPage<Row>,
  query: TableQuery,
  rowKey: (row: Row) => string = idOf,
): TableRows<Row> {
  return { rows: data?.data, total: data?.meta.total, loading: isValidating, error, onRetry: retry, query, rowKey };
}

export interface ListPageProps<Tab extends string>
  extends Pick<PageHeaderProps, 'title' | 'contextLines' | 'actions' | 'more'> {
  /** The rows, as returned by the list hook. */
  page: LoadedPage<unknown>;
  /**
   * The line below the title; its space is reserved until the number of rows is known. @param total formatted with dots
   */
  context: (total: string) => ReactNode;
  /** Tabs of the list. */
  tabs?: Omit<TabsProps<Tab>, 'children'> | undefined;
  /** The table. */
  children: ReactNode;
}

/** A screen with one list: heading, total, tabs and table, or the forbidden state. */
export function ListPage<Tab extends string = never>(props: ListPageProps<Tab>) {
  const { title, page, context, tabs, children, ...header } = props;
  const { data, error } = page;
  if (!data && error?.status === 403)
    return (
      <Page>
        <PageHeader title={title} />
        <ForbiddenState requestId={error.requestId} onRetry={page.retry} retrying={page.isValidating} />
      </Page>
    );
  return (
    <Page>
      <PageHeader title={title} context={data ? context(formatNumber(data.meta.total)) : '\u00a0'} {...header} />
      {tabs ? <Tabs {...tabs}>{children}</Tabs> : children}
    </Page>
  );
}
