import { outwardPath } from '@widya/contract/outward-address';
import type { OwnOrder } from '@widya/contract/own-account';
import { formatDate, formatDateTime } from '@widya/design-system/formats/date';
import { formatMoney, formatMoneyPlain } from '@widya/design-system/formats/money';
import { Receipt } from 'lucide-react';
import { orderBadge } from './account-words.ts';

/** Orders of the person; nothing without any. */
export function Orders({ rows }: { readonly rows: readonly OwnOrder[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="transaksi">
      <h2 id="transaksi">Transaksi</h2>
      <ul className="entries">
        {rows.map((order) => (
          <li key={order.order_id}>
            <Order order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Order({ order }: { readonly order: OwnOrder }) {
  const { text, tone } = orderBadge(order);
  return (
    <div className="row entry">
      <span className="tile">
        <Receipt size={22} aria-hidden="true" />
      </span>
      <div>
        <b>{order.label}</b>
        <p className="muted num">
          {formatMoney(order.amount)} · {formatDate(order.created_at)} · {order.order_id}
        </p>
        <span className={`badge ${tone}`}>{text}</span>
        {order.payable && (
          <p>
            <a className="btn" href={outwardPath('payment', order.order_id)}>
              Bayar {formatMoneyPlain(order.amount)}
            </a>
            {order.should_expire_at !== null && (
              <span className="muted small">Sampai {formatDateTime(order.should_expire_at)}</span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
