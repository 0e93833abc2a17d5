import { FormField } from '@widya/design-system/form-field';
import { MoneyInput } from '@widya/design-system/money-input';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { type Control, useWatch } from '@widya/design-system/use-form';
import { CREATE_TEXTS as texts } from './texts.ts';
import type { VoucherValues } from './voucher-form.ts';

const KINDS = (['PERCENT', 'AMOUNT'] as const).map((value) => ({ value, label: texts.kinds[value] }));

const Unit = styled('span', { base: { paddingInline: '2.5' } });

/** The discount: a percentage or an amount. C-135. */
export function DiscountField({ control }: { readonly control: Control<VoucherValues> }) {
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
      <FormField control={control} name="kind" label={texts.kind} group>
        {({ value, onChange }) => <SegmentGroup options={KINDS} value={value} onChange={onChange} />}
      </FormField>
      {kind === 'PERCENT' ? (
        <FormField key="percentage" control={control} name="percentage" label={texts.discount} required>
          {(field) => <TextInput {...field} inputMode="numeric" autoComplete="off" align="end" end={<Unit>%</Unit>} />}
        </FormField>
      ) : (
        <FormField key="amount" control={control} name="amount" label={texts.discount} required>
          {(field) => <MoneyInput {...field} />}
        </FormField>
      )}
    </>
  );
}
