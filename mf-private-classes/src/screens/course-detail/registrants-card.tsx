import type { CourseRecord } from '@widya/contract/courses';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, SectionTitle, Stack } from '@widya/design-system/layout';
import { DETAIL_TEXTS as texts } from './texts.ts';

/** Counts of the course, with the sum of accepted prices without invited people as income (D30). */
export const RegistrantsCard = ({ record: { metrics } }: { readonly record: CourseRecord }) => (
  <Card padded>
    <Stack gap="3">
      <SectionTitle>{texts.registrants}</SectionTitle>
      <KeyValueList
        figures
        items={[
          { label: texts.accepted, value: formatNumber(metrics.accepted) },
          { label: texts.waiting, value: formatNumber(metrics.waiting) },
          { label: texts.income, value: formatMoneyPlain(metrics.income) },
        ]}
      />
    </Stack>
  </Card>
);
