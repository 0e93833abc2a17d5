import { useFeedbackByClass } from '@widya/api-client/feedback';
import { CRITERION_LABELS, FEEDBACK_CRITERIA, MAX_RATING } from '@widya/contract/feedback-criteria';
import { BarChart } from '@widya/design-system/bar-chart';
import { formatNumber } from '@widya/design-system/formats/number';
import { truncate } from '@widya/design-system/formats/text';
import { Muted, Stack } from '@widya/design-system/layout';
import { QueryCard } from '../cards/query-card.tsx';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { twoDecimals } from './two-decimals.ts';

const { charts: texts } = DASHBOARD_TEXTS;

const NEWEST = { page: 1, per_page: 3 };
const NAME_SHOWN = 20;
const HEIGHT = 360;

/** The latest three classes with feedback, by criterion. B-232. */
export function NewestClasses() {
  const query = useFeedbackByClass(NEWEST);
  return (
    <QueryCard
      title={texts.newest}
      query={query}
      failed={texts.failed(texts.newest)}
      height={{ base: HEIGHT + 239, lg: HEIGHT + 138 }}
    >
      {({ data }) => {
        // With the code, because truncated names may be equal.
        const named = data.map((row) => ({
          ...row,
          label: `${truncate(row.class_name, NAME_SHOWN)} (${row.class_code})`,
        }));
        const counts = named.map(({ label, count }) => texts.countOf(label, formatNumber(count)));
        return (
          <Stack gap="2">
            <BarChart
              title={texts.newest}
              categoryLabel={texts.criterion}
              rows={
                named.length === 0
                  ? []
                  : FEEDBACK_CRITERIA.map((criterion) => ({
                      label: CRITERION_LABELS[criterion],
                      values: Object.fromEntries(
                        named.map(({ class_code, criteria }) => [class_code, criteria[criterion]]),
                      ),
                    }))
              }
              series={named.map(({ class_code, label }) => ({ key: class_code, label }))}
              horizontal
              max={MAX_RATING}
              height={HEIGHT}
              format={twoDecimals}
            />
            {named.length > 0 && <Muted fontSize="sm">{texts.newestWhy(counts.join(', '))}</Muted>}
          </Stack>
        );
      }}
    </QueryCard>
  );
}
