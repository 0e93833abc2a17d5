import type { FeedbackSummary } from '@widya/contract/feedback';
import { BarChart } from '@widya/design-system/bar-chart';
import { Muted, Stack } from '@widya/design-system/layout';
import { CLASS_FEEDBACK_TEXTS } from '../texts.ts';

const { charts } = CLASS_FEEDBACK_TEXTS;

/** Wanted classes, most frequent first. */
export const WantedClasses = ({ wanted }: Pick<FeedbackSummary, 'wanted'>) => (
  <Stack gap="2">
    <BarChart
      title={charts.wanted}
      categoryLabel={charts.class}
      rows={wanted.map(({ text, count }) => ({ label: text, values: { count } }))}
      series={[{ key: 'count', label: charts.people }]}
      horizontal
    />
    {wanted.length === 0 && <Muted fontSize="sm">{charts.noWanted}</Muted>}
  </Stack>
);
