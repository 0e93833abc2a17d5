import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { useLate } from '../../feedback/skeleton.tsx';
import { formatNumber } from '../../formats/number.ts';
import { Checkbox } from '../../inputs/checkbox.tsx';
import { SearchInput } from '../../inputs/search-input.tsx';
import { useNarrow } from '../../layout/use-narrow.tsx';
import { styled } from '../../theme/styled.ts';
import { Pagination } from '../pagination.tsx';
import { ActionBar } from './action-bar.tsx';
import { ColumnPicker } from './column-picker.tsx';
import { DensityToggle } from './density-toggle.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { DataTableProps } from './props.ts';
import { EVERYTHING, NOTHING, pageState, selectedCount } from './selection.ts';
import type { TableModel } from './server-model.ts';
import { TableCards } from './table-cards.tsx';
import { TableHead } from './table-head.tsx';
import { StaleBanner, TableMessages, tableMessage } from './table-messages.tsx';
import { TableRoot } from './table-root.tsx';
import { TableRow } from './table-row.tsx';
import { TableShortcuts } from './table-shortcuts.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import type { TableSettings } from './types.ts';
import { useAnnounceCount } from './use-announce-count.ts';
import { useFrozenWidths } from './use-frozen-widths.ts';
import { usePrinting } from './use-printing.ts';
import { useRowHandlers } from './use-row-handlers.ts';
import { useRowsMark } from './use-rows-mark.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useWide } from './use-wide.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })));
const VirtualBody = lazy(() => import('./table-body.tsx').then((module) => ({ default: module.VirtualBody })));

/** Lists with more rows than this are virtualised. */
const VIRTUAL_OVER = 100;
/** Most rows that are printed, since paper cannot scroll; longer lists can be exported. */
const PRINTED = 2_000;
/** From this number of columns on, gutters are narrower. */
const MANY_COLUMNS = 6;
/** Rows shown until the code for virtualised rows has loaded. */
const VIRTUAL_FIRST = 20;

const Frame = styled('div', {
  base: {
    minWidth: 0,
    '&[data-card]': { bg: 'bg.surface', border: '1px solid', borderColor: 'border.subtle', borderRadius: 'lg' },
  },
});
const RowCount = styled('div', { base: { padding: '12px', fontSize: 'chip', color: 'fg.muted' } });
const Foot = styled('div', {
  base: { borderTop: '1px solid', borderColor: 'border.subtle' },
  variants: { plain: { true: { border: 0 } }, reserved: { true: { visibility: 'hidden' } } },
});

export interface DataTableViewProps<Row> extends DataTableProps<Row> {
  model: TableModel<Row>;
  settings: TableSettings;
  onSettings: (change: Partial<TableSettings>) => void;
  onResetSettings: () => void;
}

/** The complete view of a table, independent of where its rows come from. */
export function DataTableView<Row>(props: DataTableViewProps<Row>) {
  const { label, model, rowName, query, settings, selection, onSelection, rowActions, onOpen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  const cards = useNarrow();
  const { rowIds } = model;
  const total = props.total ?? model.rows.length;
  const chosen = selection ?? NOTHING;
  const count = selectedCount(chosen, total);
  const handlers = useRowHandlers({ rowIds, rowOf: model.rowOf, selection, onSelection, onOpen });
  const reveal = useRef<((index: number) => void) | null>(null);
  const printing = usePrinting();
  const virtual = !cards && !printing && model.rows.length > VIRTUAL_OVER;
  const keys = useTableKeys({
    frame,
    reveal,
    rowIds,
    onOpen: handlers.open,
    onToggle: selection ? handlers.flip : null,
    onClear: () => onSelection?.(NOTHING),
  });
  const message = tableMessage(props);
  const loadingFirst = message === 'loading';
  // Cards have no frame around them, also while they load.
  const flat = cards && (message === null || loadingFirst);
  useAnnounceCount(query, props.total, !props.loading && !props.error);
  useRowsMark(message === null);
  const tooWide = useWide(frame, `${model.visible.length} ${model.rows.length} ${message} ${cards}`);
  const wide = tooWide || virtual;
  const shape = model.visible.map((column) => column.key).join(' ');
  const widths = useFrozenWidths(frame, virtual && message === null, `${shape} ${selection !== undefined}`);
  const refreshing = useLate(Boolean(props.loading) && message === null);
  const onPage = pageState(chosen, rowIds);
  const checkAll = selection ? (
    <Checkbox
      aria-label="Pilih semua baris di halaman ini"
      checked={onPage === 'all'}
      indeterminate={onPage === 'some'}
      onChange={(event) => handlers.togglePage(event.target.checked)}
    />
  ) : null;
  const firstPosition = props.unpaged ? 2 : (query.page - 1) * query.perPage + 2;
  const tableRow = (index: number) => {
    const row = model.rows[index] as Row;
    const id = rowIds[index] ?? '';
    return (
      <TableRow
        key={id}
        row={row}
        rowId={id}
        rowName={rowName(row)}
        compact={settings.density === 'compact'}
        position={firstPosition + index}
        columns={model.visible}
        selected={selection ? handlers.isSelected(id) : null}
        tabbable={keys.current === id}
        openable={onOpen !== undefined}
        actions={rowActions}
        onToggle={handlers.toggle}
        onOpen={handlers.open}
        onFocus={keys.setActive}
      />
    );
  };

  return (
    <>
      <TableShortcuts
        hasRows={message === null}
        frame={frame}
        onSearch={() => search.current?.focus()}
        onHelp={() => setHelp(true)}
        onMove={keys.move}
      />
      <Frame data-card={flat ? undefined : ''}>
        <TableToolbar
          flat={flat}
          search={
            props.searchPlaceholder === undefined ? null : (
              <SearchInput
                ref={search}
                label={`Cari di ${label}`}
                placeholder={props.searchPlaceholder}
                value={query.q}
                onChange={query.setQ}
              />
            )
          }
          filters={props.filters}
          tools={
            <>
              {props.tools}
              {props.exportName === undefined ? null : (
                <ExportMenu
                  name={props.exportName}
                  columns={model.visible}
                  rows={props.allRows ?? (() => model.rows)}
                  sheet={props.exportSheet}
                  onError={props.onExportError}
                />
              )}
              {cards ? null : (
                <>
                  <DensityToggle density={settings.density} onChange={(density) => props.onSettings({ density })} />
                  <ColumnPicker
                    columns={model.ordered}
                    settings={settings}
                    onChange={props.onSettings}
                    onReset={props.onResetSettings}
                  />
                  <IconButton
                    size="sm"
                    variant="ghost"
                    label="Tombol pintas"
                    icon={<Keyboard size={16} />}
                    onClick={() => setHelp(true)}
                  />
                </>
              )}
            </>
          }
        />
        {message === null ? <StaleBanner {...props} /> : null}
        {message !== null ? (
          <Foot plain={flat}>
            <TableMessages {...props} message={message} cards={cards} />
          </Foot>
        ) : cards ? (
          <TableCards
            label={label}
            rows={model.rows}
            rowIds={rowIds}
            rowName={rowName}
            columns={model.visible}
            isSelected={selection ? handlers.isSelected : null}
            onToggle={handlers.toggle}
            actions={rowActions}
            cardAction={props.cardAction}
          />
        ) : (
          <TableRoot
            ref={frame}
            data-density={settings.density}
            data-many={model.visible.length >= MANY_COLUMNS ? '' : undefined}
            data-wide={wide ? '' : undefined}
            data-pinned={tooWide ? '' : undefined}
            tabIndex={wide ? 0 : undefined}
            role={wide ? 'region' : undefined}
            aria-label={wide ? label : undefined}
            onKeyDown={keys.onKeyDown}
          >
            {refreshing ? <div data-bar="" /> : null}
            <table
              aria-label={label}
              aria-rowcount={total + 1}
              aria-busy={props.loading || undefined}
              data-frozen={widths ? '' : undefined}
            >
              {widths ? (
                <colgroup>
                  {widths.map((width, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns by place
                    <col key={index} style={{ width }} />
                  ))}
                </colgroup>
              ) : null}
              <TableHead
                columns={model.visible}
                sort={query.sort}
                onSort={query.setSort}
                check={checkAll}
                hasActions={rowActions !== undefined}
              />
              {virtual ? (
                <Suspense
                  fallback={<tbody>{model.rows.slice(0, VIRTUAL_FIRST).map((_, index) => tableRow(index))}</tbody>}
                >
                  <VirtualBody
                    frame={frame}
                    count={model.rows.length}
                    columns={model.visible.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)}
                    density={settings.density}
                    pinned={keys.active === null ? -1 : rowIds.indexOf(keys.active)}
                    reveal={reveal}
                    row={tableRow}
                  />
                </Suspense>
              ) : (
                <tbody>{model.rows.slice(0, PRINTED).map((_, index) => tableRow(index))}</tbody>
              )}
            </table>
          </TableRoot>
        )}
        {props.unpaged && message === null ? (
          <Foot>
            <RowCount>
              {printing && model.rows.length > PRINTED ? `${formatNumber(PRINTED)} baris pertama dari ` : null}
              {formatNumber(total)} baris
            </RowCount>
          </Foot>
        ) : message === null || loadingFirst ? (
          // Reserves its space while the total is unknown.
          <Foot plain={cards} reserved={loadingFirst}>
            <Pagination
              page={query.page}
              perPage={query.perPage}
              total={total}
              onPage={query.setPage}
              onPerPage={query.setPerPage}
            />
          </Foot>
        ) : null}
      </Frame>
      {count > 0 && props.bulkActions ? (
        <ActionBar
          count={count}
          total={total}
          all={chosen.all}
          onAll={() => onSelection?.(EVERYTHING)}
          onClear={() => onSelection?.(NOTHING)}
        >
          {props.bulkActions(count)}
        </ActionBar>
      ) : null}
      {help ? (
        <Suspense fallback={null}>
          <KeysDialog open onClose={() => setHelp(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
