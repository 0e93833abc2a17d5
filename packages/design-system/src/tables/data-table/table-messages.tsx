import { Button } from '../../actions/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { EmptyState, FilteredEmptyState } from '../../feedback/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { ForbiddenState } from '../../feedback/forbidden-state.tsx';
import { styled } from '../../theme/styled.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import type { DataTableViewProps } from './table-view.tsx';

const AboveRows = styled('div', { base: { padding: '0 12px 12px' } });

export type TableMessage = 'loading' | 'error' | 'empty' | 'filtered' | 'past-end';

/** The message that replaces the rows; null when there are rows, which stay after a failed request. */
export function tableMessage<Row>(props: DataTableViewProps<Row>): TableMessage | null {
  const { model, rows, error, query, total } = props;
  if (model.rows.length > 0) return null;
  if (error) return 'error';
  if (rows === undefined) return 'loading';
  if ((total ?? 0) > 0 && query.page > 1) return 'past-end';
  return query.isFiltered ? 'filtered' : 'empty';
}

export function TableMessages<Row>(props: DataTableViewProps<Row> & { message: TableMessage; cards: boolean }) {
  const { message, error, query, model, empty, errorTitle = 'Daftar tidak dapat dimuat' } = props;
  if (message === 'loading') {
    return <TableSkeleton columns={model.visible.length} rows={Math.min(query.perPage, 10)} cards={props.cards} />;
  }
  if (message === 'error' && error?.status === 403) {
    return <ForbiddenState requestId={error.requestId} onRetry={props.onRetry} retrying={props.loading} />;
  }
  if (message === 'error') {
    return (
      <ErrorState
        title={errorTitle}
        message={error?.msg ?? error?.message}
        requestId={error?.requestId}
        onRetry={props.onRetry}
        retrying={props.loading}
      />
    );
  }
  if (message === 'filtered')
    return <FilteredEmptyState onClear={query.clear} query={query.q} wider={props.widerSearch} />;
  if (message === 'past-end') {
    return (
      <EmptyState
        title="Halaman ini kosong"
        description="Jumlah barisnya sudah berkurang."
        action={<Button onClick={() => query.setPage(1)}>Ke halaman pertama</Button>}
      />
    );
  }
  return empty ?? <EmptyState title="Belum ada data" />;
}

/** Shown above existing rows when the latest request failed. */
export function StaleBanner<Row>({ error, onRetry, loading, errorTitle }: DataTableViewProps<Row>) {
  if (!error) return null;
  return (
    <AboveRows>
      <Banner
        tone="error"
        title={errorTitle ?? 'Daftar tidak dapat dimuat ulang'}
        actions={
          onRetry ? (
            <Button size="sm" loading={loading} onClick={onRetry}>
              Coba lagi
            </Button>
          ) : null
        }
      >
        {error.msg ?? error.message} {error.requestId ? `(ID permintaan ${error.requestId})` : null}
      </Banner>
    </AboveRows>
  );
}
