import type { Order } from '@widya/contract/orders';
import { paymentMethodLabel, providerLabel } from '@widya/contract/payment-labels';
import { formatTimestamp } from '@widya/contract/time/texts';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { KeyValueList } from '@widya/design-system/key-value';
import { Figures, Muted, Stack } from '@widya/design-system/layout';
import { TextLink } from '@widya/design-system/link';
import { PersonLink } from '@widya/remote-kit/person-link';
import { orderTimes } from './order-times.ts';
import { ORDER_TEXTS as texts } from './texts.ts';
import { voucherLabel } from './voucher-label.ts';

const { facts } = texts;

/** Payer, amounts and times. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { member, amount, discount, paid_amount, returned_amount, payment_type, paid_status, checked_at } = order;
  const hasOtherAmount = paid_amount !== null && paid_amount !== amount;
  return (
    <KeyValueList
      items={[
        {
          label: facts.user,
          value: (
            <Stack gap="0">
              <PersonLink person={member} as={TextLink}>
                {member.full_name}
              </PersonLink>
              <Muted fontSize="sm">{member.email}</Muted>
            </Stack>
          ),
        },
        ...orderTimes(order).map(({ label, value }) => ({ label, value: value && <Figures>{value} WIB</Figures> })),
        { label: facts.voucher, value: voucherLabel(order) },
        ...(discount > 0 ? [{ label: facts.discount, value: formatMoneyPlain(discount) }] : []),
        { label: facts.amount, value: <strong>{formatMoneyPlain(amount)}</strong> },
        ...(hasOtherAmount ? [{ label: facts.received, value: formatMoneyPlain(paid_amount) }] : []),
        ...(returned_amount > 0 ? [{ label: facts.returned, value: formatMoneyPlain(returned_amount) }] : []),
        { label: facts.method, value: paymentMethodLabel(payment_type) },
        { label: facts.provider, value: providerLabel(paid_status) },
        ...(checked_at === null ? [] : [{ label: facts.checked, value: `${formatTimestamp(checked_at)} WIB` }]),
      ]}
    />
  );
}
