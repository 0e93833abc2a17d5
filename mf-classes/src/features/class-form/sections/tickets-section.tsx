import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { MoneyInput } from '@widya/design-system/money-input';
import { type Quota, QuotaInput } from '@widya/design-system/quota-input';
import { RecordSection } from '@widya/design-system/record-page';
import { useWatch } from '@widya/design-system/use-form';
import { StruckPriceFields } from '@widya/record-kit/price/struck-price-fields';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

/** Number of people on the waiting list who would be promoted by a larger quota. */
function promotedBy(record: SectionProps['record'], quota: Quota): number {
  if (!record || quota === '' || record.metrics.pending === 0) return 0;
  const free = quota === null ? Number.POSITIVE_INFINITY : quota - record.metrics.accepted - record.metrics.waiting;
  return Math.max(0, Math.min(record.metrics.pending, free));
}

/** Tiket dan Kuota. Source: D27 to D29. */
export function TicketsSection({ form, record }: SectionProps) {
  const { control } = form;
  const quota = useWatch({ control, name: 'quota' });
  const people = promotedBy(record, quota);
  return (
    <RecordSection id="tiket" title={SECTION_TITLES.tiket}>
      <FieldGrid>
        <FormField control={control} name="price" label={texts.price} required help={texts.priceHelp}>
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <FormField
          control={control}
          name="quota"
          label={texts.quota}
          required
          help={people > 0 ? texts.quotaGrows(people) : undefined}
        >
          {({ value, onChange }) => <QuotaInput value={value} onChange={onChange} />}
        </FormField>
        <StruckPriceFields control={control} />
      </FieldGrid>
    </RecordSection>
  );
}
