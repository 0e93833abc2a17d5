import { FormField } from '@widya/design-system/form-field';
import { MoneyInput } from '@widya/design-system/money-input';
import { Switch } from '@widya/design-system/switch';
import { type Control, type FieldPath, type FieldValues, useWatch } from '@widya/design-system/use-form';
import { STRUCK_PRICE_TEXTS as texts } from './texts.ts';

/** Fields for the struck-through price: `discounted` and `non_discounted_price`. D28, D29. */
export function StruckPriceFields<Values extends FieldValues>({ control }: { readonly control: Control<Values> }) {
  const switchName = 'discounted' as FieldPath<Values>;
  const discounted = useWatch({ control, name: switchName });
  return (
    <>
      <FormField control={control} name={switchName} label={texts.struckPrice} group>
        {({ value, onChange, name }) => (
          <Switch name={name} checked={value} onChange={(event) => onChange(event.target.checked)}>
            {texts.discounted}
          </Switch>
        )}
      </FormField>
      {discounted && (
        <FormField
          control={control}
          name={'non_discounted_price' as FieldPath<Values>}
          label={texts.struckPrice}
          required
        >
          {(field) => <MoneyInput {...field} />}
        </FormField>
      )}
    </>
  );
}
