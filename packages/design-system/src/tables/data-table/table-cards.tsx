import type { ReactNode } from 'react';
import { Menu } from '../../actions/menu.tsx';
import { Checkbox } from '../../inputs/checkbox.tsx';
import { styled } from '../../theme/styled.ts';
import { cellStyles } from './cell-styles.ts';
import type { DataColumn, RowActions } from './types.ts';

const List = styled('ul', { base: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '2.5' } });
const Card = styled('li', {
  base: {
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    padding: '14px 16px',
    minWidth: 0,
    ...cellStyles,
    // Centres a single-line name beside its poster.
    '& div[data-poster]': { display: 'grid', alignContent: 'center', minHeight: '48px' },
    // Cards have space for the whole text, and touch screens have no tooltips.
    '& [data-cell=cut]': { maxWidth: 'none !important', overflowWrap: 'anywhere' },
    '&[data-selected]': { bg: 'accent.subtle', borderColor: 'accent.border' },
  },
});
const Head = styled('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '2.5' } });
const Title = styled('div', {
  base: { flex: 1, minWidth: 0, fontWeight: 'strong', lineHeight: 'snug', overflowWrap: 'anywhere' },
});
const Actions = styled('span', { base: { margin: '-6px -8px 0 0' } });
const Sub = styled('div', { base: { color: 'fg.muted', marginTop: '0.5' } });
const Facts = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '18px',
    rowGap: '2',
    margin: '12px 0 0',
    '& div': { minWidth: 0 },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { margin: 0, fontWeight: 'strong', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
});
const Foot = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginTop: '3' },
});

const Main = styled('span', { base: { marginInlineStart: 'auto' } });

interface TableCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  rowIds: readonly string[];
  rowName: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  isSelected: ((key: string) => boolean) | null;
  onToggle: (key: string, on: boolean, range: boolean) => void;
  actions: RowActions<Row> | undefined;
  cardAction: ((row: Row) => ReactNode) | undefined;
}

/** Rows as cards, below 640 px: title, subtitle, facts, badges and the main action. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, rows, rowIds, rowName, columns, isSelected, onToggle, actions, cardAction } = props;
  const cardPosition = (column: DataColumn<Row>, index: number) => column.card ?? (index === 0 ? 'title' : 'fact');
  const at = (wanted: string) => columns.filter((column, index) => cardPosition(column, index) === wanted);
  const [titles, subtitles, facts, badges] = ['title', 'subtitle', 'fact', 'badge'].map(at);
  const cells = (list: DataColumn<Row>[] | undefined, row: Row) =>
    list?.map((column) => <div key={column.key}>{column.cell(row)}</div>);
  return (
    <List aria-label={label}>
      {rows.map((row, index) => {
        const key = rowIds[index] ?? '';
        const main = cardAction?.(row);
        return (
          <Card key={key} data-selected={isSelected?.(key) ? '' : undefined}>
            <Head>
              {isSelected ? (
                <Checkbox
                  aria-label={`Pilih ${rowName(row)}`}
                  checked={isSelected(key)}
                  onChange={(event) => onToggle(key, event.target.checked, false)}
                />
              ) : null}
              <Title>{cells(titles, row)}</Title>
              {actions ? (
                <Actions>
                  <Menu label={`Tindakan untuk ${rowName(row)}`} items={actions(row)} />
                </Actions>
              ) : null}
            </Head>
            {subtitles?.length ? <Sub>{cells(subtitles, row)}</Sub> : null}
            {facts?.length ? (
              <Facts>
                {facts.map((column) => (
                  <div key={column.key}>
                    <dt>{column.cardLabel ?? column.header}</dt>
                    <dd>{column.cell(row) || '—'}</dd>
                  </div>
                ))}
              </Facts>
            ) : null}
            {badges?.length || main ? (
              <Foot>
                {cells(badges, row)}
                {main ? <Main>{main}</Main> : null}
              </Foot>
            ) : null}
          </Card>
        );
      })}
    </List>
  );
}
