import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { MoneyInput } from '@widya/design-system/money-input';
import { RecordSection } from '@widya/design-system/record-page';
import { StruckPriceFields } from '@widya/record-kit/price/struck-price-fields';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

/** Price and struck-through price. Source: D28, D29 and D119. */
export function PriceSection({ form: { control } }: SectionProps) {
  return (
    <RecordSection id="harga" title={SECTION_TITLES.harga}>
      <FieldGrid>
        <FormField control={control} name="price" label={texts.price} required help={texts.priceHelp}>
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <StruckPriceFields control={control} />
      </FieldGrid>
    </RecordSection>
  );
}
