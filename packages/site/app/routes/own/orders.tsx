import { outwardPath } from '@widya/contract/outward-address';
import type { OwnOrder } from '@widya/contract/own-account';
import { formatDate, formatDateTime } from '@widya/contract/time/texts';
import { formatMoney, formatMoneyPlain } from '@widya/design-system/formats/money';
import { Receipt } from 'lucide-react';
import { IconTile } from '../../parts/icon-tile.tsx';
import { SiteText } from '../../parts/site-text.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { orderBadge } from './account-texts.ts';

/** The person's orders, unpaid ones first. */
export function Orders({ rows }: { readonly rows: readonly OwnOrder[] }) {
  const text = useTexts('transaction_page');
  const open = rows.filter(({ payable }) => payable);
  const former = rows.filter(({ payable }) => !payable);
  return (
    <section className="sec" aria-labelledby="transaksi">
      <h2 id="transaksi">{text('title')}</h2>
      {rows.length === 0 && (
        <p className="muted">
          {text('empty')} <a href="/kelas">{text('browse')}</a>
        </p>
      )}
      <OrderList title={text('waiting')} rows={open} />
      <OrderList title={text('history')} rows={former} />
    </section>
  );
}

interface OrderListProps {
  readonly title: string;
  readonly rows: readonly OwnOrder[];
}

function OrderList({ title, rows }: OrderListProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="entries">
        {rows.map((order) => (
          <li key={order.order_id}>
            <Order order={order} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Order({ order }: { readonly order: OwnOrder }) {
  const card = useTexts('transaction_card');
  const { text, tone } = orderBadge(order);
  const address = outwardPath('payment', order.order_id);
  return (
    <div className="row entry">
      <IconTile icon={Receipt} />
      <div>
        <b>{order.label}</b>
        <p className="muted num">
          <span className="sr">{card('total')} </span>
          {formatMoney(order.amount)} · {formatDate(order.created_at)} · {card('order_id')} {order.order_id}
        </p>
        <span className={`badge ${tone}`}>
          <span className="sr">{card('status')} </span>
          {text}
        </span>
        {order.payable ? (
          <ToPay order={order} address={address} />
        ) : (
          <a className="more" href={address} aria-label={`${card('more')}: ${order.label}`}>
            {card('more')}
          </a>
        )}
      </div>
    </div>
  );
}

interface ToPayProps {
  readonly order: OwnOrder;
  readonly address: string;
}

/** Amount and deadline of an unpaid order. */
const ToPay = ({ order: { amount, should_expire_at }, address }: ToPayProps) => (
  <p>
    <a className="btn" href={address}>
      <SiteText of="transaction_detail" name="pay" /> {formatMoneyPlain(amount)}
    </a>
    {should_expire_at !== null && <span className="muted small">Sampai {formatDateTime(should_expire_at)}</span>}
  </p>
);
