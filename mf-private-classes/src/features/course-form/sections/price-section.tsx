import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { MoneyInput } from '@widya/design-system/money-input';
import { RecordSection } from '@widya/design-system/record-page';
import { Switch } from '@widya/design-system/switch';
import { useWatch } from '@widya/design-system/use-form';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

/** Price and struck-through price. Source: D28, D29 and D119. */
export function PriceSection({ form }: SectionProps) {
  const { control } = form;
  const discounted = useWatch({ control, name: 'discounted' });
  return (
    <RecordSection id="harga" title={SECTION_TITLES.harga}>
      <FieldGrid>
        <FormField control={control} name="price" label={texts.price} required help={texts.priceHelp}>
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <FormField control={control} name="discounted" label={texts.struckPrice} group>
          {({ value, onChange, name }) => (
            <Switch name={name} checked={value} onChange={(event) => onChange(event.target.checked)}>
              {texts.discounted}
            </Switch>
          )}
        </FormField>
        {discounted && (
          <FormField control={control} name="non_discounted_price" label={texts.struckPrice} required>
            {(field) => <MoneyInput {...field} />}
          </FormField>
        )}
      </FieldGrid>
    </RecordSection>
  );
}
