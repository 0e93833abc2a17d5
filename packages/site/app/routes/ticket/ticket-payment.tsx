import { isPayable } from '@widya/contract/payment-states';
import type { Ticket } from '@widya/contract/tickets';
import { formatDateTime } from '@widya/contract/time/texts';
import { formatMoney } from '@widya/design-system/formats/money';

interface TicketPaymentProps {
  readonly payment: NonNullable<Ticket['payment']>;
}

const Line = ({ term, value }: { readonly term: string; readonly value: string }) => (
  <div>
    <dt className="muted">{term}</dt>
    <dd>{value}</dd>
  </div>
);

/** The payment, done or due. */
export function TicketPayment({ payment }: TicketPaymentProps) {
  const { state, amount, returned_amount, paid_at, order_id } = payment;
  const isPaid = paid_at !== null;
  return (
    <section className="card pad">
      <h2>Pembayaran</h2>
      <dl className="lines num">
        <Line
          term={isPaid ? 'Total dibayar' : isPayable(state) ? 'Harus dibayar' : 'Nominal'}
          value={formatMoney(amount)}
        />
        {isPaid && <Line term="Dibayar" value={formatDateTime(paid_at)} />}
        {returned_amount > 0 && <Line term="Dikembalikan" value={formatMoney(returned_amount)} />}
        <Line term="Nomor pesanan" value={order_id} />
      </dl>
    </section>
  );
}
