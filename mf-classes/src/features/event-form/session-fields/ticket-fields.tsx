import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { MoneyInput } from '@widya/design-system/money-input';
import { QuotaInput } from '@widya/design-system/quota-input';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { Switch } from '@widya/design-system/switch';
import { useWatch } from '@widya/design-system/use-form';
import { EVENT_TEXTS as texts } from '../texts.ts';
import type { SessionFieldsProps } from './session-fields-props.ts';

const PAYMENTS = [
  { value: 'FREE', label: texts.free },
  { value: 'PAY_ONLINE', label: texts.payOnline },
  { value: 'PAY_OFFLINE', label: texts.payManual },
] as const;

/**
 * Payment, price and quota. After publishing, payment and price are fixed and the quota can only grow.,
 *
 */
export function TicketFields({ form: { control }, saved, published }: SessionFieldsProps) {
  const payment = useWatch({ control, name: 'payment' });
  // A session that is added later sets its price once.
  const locked = published && saved !== null;
  return (
    <>
      <FormField
        control={control}
        name="payment"
        label={texts.payment}
        group
        help={locked ? texts.paymentLocked : undefined}
      >
        {({ value, onChange }) => (
          <SegmentGroup value={value} onChange={onChange} options={PAYMENTS} disabled={locked} />
        )}
      </FormField>
      <FieldGrid>
        {payment !== 'FREE' && (
          <FormField control={control} name="price" label={texts.price} required>
            {(field) => <MoneyInput {...field} disabled={locked} />}
          </FormField>
        )}
        <FormField
          control={control}
          name="quota"
          label={texts.quota}
          required
          help={locked ? texts.quotaLocked : texts.quotaHelp}
        >
          {({ value, onChange }) => <QuotaInput value={value} onChange={onChange} />}
        </FormField>
      </FieldGrid>
      <FormField control={control} name="allow_registration" label={texts.allowRegistration} group>
        {({ value, onChange, name }) => (
          <Switch name={name} checked={value} onChange={(event) => onChange(event.target.checked)}>
            {texts.allowRegistrationHelp}
          </Switch>
        )}
      </FormField>
    </>
  );
}
