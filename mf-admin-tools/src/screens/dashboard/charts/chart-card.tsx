import { useDashboardData } from '@widya/api-client/dashboard';
import type { DashboardData, DashboardPart } from '@widya/contract/dashboard';
import { BarChart, type ChartRow } from '@widya/design-system/bar-chart';
import { Muted, Stack } from '@widya/design-system/layout';
import { QueryCard } from '../cards/query-card.tsx';
import { DASHBOARD_TEXTS } from '../texts.ts';

const { charts: texts } = DASHBOARD_TEXTS;

/** In pixels, so that adjacent charts have the same height. */
export const CHART_HEIGHT = 220;

interface ChartCardProps {
  readonly part: DashboardPart;
  readonly title: string;
  /** Name of the category axis. */
  readonly axis: string;
  readonly rowsOf: (data: DashboardData) => readonly ChartRow[];
  /** Horizontal bars, for names. */
  readonly horizontal?: boolean;
  readonly help?: string;
}

/** A chart of users, in which each bar links to the list of counted users. B-227, B-234, B-235. */
export function ChartCard({ part, title, axis, rowsOf, horizontal, help }: ChartCardProps) {
  const query = useDashboardData(part);
  return (
    <QueryCard
      title={title}
      query={query}
      at={({ counted_at }) => counted_at}
      failed={texts.failed(title)}
      height={CHART_HEIGHT + (help === undefined ? 84 : 111)}
    >
      {(data) => (
        <Stack gap="2">
          <BarChart
            title={title}
            categoryLabel={axis}
            rows={rowsOf(data)}
            series={[{ key: 'users', label: texts.users }]}
            horizontal={horizontal}
            height={CHART_HEIGHT}
          />
          {help !== undefined && <Muted fontSize="sm">{help}</Muted>}
        </Stack>
      )}
    </QueryCard>
  );
}
