import type { ParticipantSummary } from '@widya/contract/participants';
import { formatDate } from '@widya/contract/time/texts';
import { BarChart } from '@widya/design-system/bar-chart';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { Card } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { seats } from '../counts.ts';
import { count } from '../texts.ts';
import { SUMMARY_TEXTS as texts } from './texts.ts';

const { facts } = texts;

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: { base: '20px', lg: '32px' },
  },
});
const Figures = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
    gap: '16px 12px',
    margin: 0,
    alignContent: 'start',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { margin: 0, fontSize: 'lg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

/** Number of weeks that fit beside the figures. */
const WEEKS = 8;

/** Figures of the list, and registrations per week. B-059, B-074 to B-076, D99. */
export function SummaryPanel({ summary }: { readonly summary: ParticipantSummary }) {
  const { counts, income, weekly, weekly_until: until } = summary;
  const rows: readonly (readonly [label: string, value: string, hint?: string])[] = [
    [facts.registrants, count(counts.registrants), texts.registrantsHint],
    [facts.accepted, seats(counts.accepted, summary, count)],
    [facts.waiting, count(counts.waiting)],
    [facts.waitingList, count(counts.pending)],
    [facts.invited, count(counts.invited)],
    [facts.present, count(counts.present)],
    [facts.rejected, count(counts.rejected)],
    [facts.income, formatMoneyPlain(income), texts.incomeHint],
  ];
  return (
    <Card padded aria-label={texts.label}>
      <Columns>
        <Figures>
          {rows.map(([label, value, hint]) => (
            <div key={label} title={hint}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
        <BarChart
          title={until === null ? texts.chart : texts.chartUntil(formatDate(until))}
          categoryLabel={texts.week}
          rows={weekly.slice(-WEEKS).map(({ raw_max, registration_count }) => ({
            label: formatDate(raw_max).replace(/ \d{4}$/, ''),
            values: { people: registration_count },
          }))}
          series={[{ key: 'people', label: texts.series }]}
          height={112}
        />
      </Columns>
    </Card>
  );
}
