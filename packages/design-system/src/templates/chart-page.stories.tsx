import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { BarChart } from '../charts/bar-chart.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { PieChart } from '../charts/pie-chart.tsx';
import { byClass, byTopic, daily, monthly, threeSeries } from '../charts/story-data.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { Card, Inline, Page, Stack } from '../layout/layout.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { FilterChip } from '../tables/filter-chip.tsx';
import { styled } from '../theme/styled.ts';
import { MainArea } from './app-frame.tsx';

const Grid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'stretch',
    '& [data-wide]': { gridColumn: { lg: '1 / -1' } },
  },
});

function Panel({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <Card padded data-wide={wide ? '' : undefined}>
      {children}
    </Card>
  );
}

/** Copy this to start a page of charts: all share one period, and the most important one is wide and first. */
function ChartScreen({ state }: { state: 'ready' | 'loading' | 'empty' | 'failed' }) {
  const loading = state === 'loading';
  const some = <Row,>(rows: readonly Row[]) => (state === 'empty' ? [] : rows);
  return (
    <MainArea>
      <Page>
        <PageHeader title="Dashboard" context="1 Jan – 20 Nov 2026 WIB · diperbarui 09:41" />
        <Stack>
          <Inline>
            <FilterChip label="Periode" value="Tahun ini" onClear={() => {}}>
              {() => null}
            </FilterChip>
          </Inline>
          {state === 'failed' ? (
            <Card>
              <ErrorState
                title="Dashboard tidak dapat dimuat"
                message="Server tidak menjawab dalam 10 detik."
                requestId="01JDX8W2T7"
                onRetry={() => {}}
              />
            </Card>
          ) : (
            <Grid>
              <Panel wide>
                <LineChart
                  title="Pendaftar dan yang diterima per hari"
                  categoryLabel="Tanggal"
                  rows={some(daily)}
                  series={threeSeries.slice(0, 2)}
                  loading={loading}
                />
              </Panel>
              <Panel>
                <BarChart
                  title="Kelas dengan pendaftar terbanyak"
                  categoryLabel="Kelas"
                  rows={some(byClass)}
                  series={threeSeries.slice(0, 1)}
                  horizontal
                  loading={loading}
                />
              </Panel>
              <Panel>
                <PieChart
                  title="Peserta menurut topik"
                  categoryLabel="Topik"
                  valueLabel="Peserta"
                  slices={some(byTopic)}
                  loading={loading}
                />
              </Panel>
              <Panel wide>
                <BarChart
                  title="Diterima dan ditolak per bulan"
                  categoryLabel="Bulan"
                  rows={some(monthly)}
                  series={threeSeries.slice(1)}
                  stacked
                  loading={loading}
                />
              </Panel>
            </Grid>
          )}
        </Stack>
      </Page>
    </MainArea>
  );
}

const meta = {
  title: 'Templates/ChartPage',
  component: ChartScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'ready' },
} satisfies Meta<typeof ChartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { tags: ['busy'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
