import type { ClassRecord } from '@widya/contract/classes';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, SectionTitle, Stack } from '@widya/design-system/layout';
import { ProgressBar } from '@widya/design-system/progress-bar';
import { countedQuota } from '../../features/classes/counted-quota.ts';
import { DETAIL_TEXTS as texts } from './texts.ts';

/** Counts of the class, with the sum of accepted prices without invited people as income (D30). */
export function RegistrantsCard({ record }: { readonly record: ClassRecord }) {
  const { metrics } = record;
  const quota = countedQuota(record);
  const accepted =
    quota !== null ? `${formatNumber(metrics.accepted)}/${formatNumber(quota)}` : formatNumber(metrics.accepted);
  return (
    <Card padded>
      <Stack gap="3">
        <SectionTitle>{texts.registrants}</SectionTitle>
        {quota !== null && <ProgressBar label={texts.accepted} value={Math.min(quota, metrics.accepted)} max={quota} />}
        <KeyValueList
          figures
          items={[
            { label: texts.accepted, value: accepted },
            { label: texts.waiting, value: formatNumber(metrics.waiting) },
            ...(metrics.pending > 0 ? [{ label: texts.pending, value: formatNumber(metrics.pending) }] : []),
            { label: texts.income, value: formatMoneyPlain(metrics.income) },
          ]}
        />
      </Stack>
    </Card>
  );
}
