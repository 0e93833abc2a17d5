import { isPayable } from '@widya/contract/payment-states';
import { type PublicPayment, readPayment } from '@widya/contract/payments';
import { formatDateTime } from '@widya/contract/time/texts';
import { formatMoney } from '@widya/design-system/formats/money';
import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  Hourglass,
  type LucideIcon,
  ReceiptText,
  RotateCcw,
  SearchX,
} from 'lucide-react';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { State } from '../../parts/state.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import '../../styles/payment.css';

/** Seconds until the page reloads to check whether the order can be paid. */
const LOOK_AGAIN_SECONDS = 4;

const ICONS: Readonly<Record<keyof typeof PAYMENT_TEXTS, LucideIcon>> = {
  preparing: Hourglass,
  unavailable: ReceiptText,
  paid: CircleCheck,
  checking: ReceiptText,
  returned: RotateCcw,
  'partly-returned': RotateCcw,
  expired: Clock,
  cancelled: Ban,
  failed: CircleX,
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const orderId = params.orderId ?? '';
  const payment = await tryCall(context, readPayment, { params: { orderId } }, [400, 404, 422]);
  if (payment instanceof CallFailure) {
    context.site.setHeader('x-robots-tag', 'noindex');
    return data(null, 404);
  }
  if (payment.state === 'open') throw redirect(payment.pay_url ?? '');
  if (payment.state === 'preparing') context.site.setHeader('refresh', String(LOOK_AGAIN_SECONDS));
  return data({ ...payment, state: payment.state });
}

export const handle: PageHandle = { isOnCanvas: true };

const Line = ({ term, value }: { readonly term: string; readonly value: string }) => (
  <div>
    <dt className="muted">{term}</dt>
    <dd>{value}</dd>
  </div>
);

/** An open order redirects to the provider and is not shown. */
type ShownPayment = PublicPayment & { readonly state: keyof typeof PAYMENT_TEXTS };

function Facts({ payment }: { readonly payment: ShownPayment }) {
  const { items, amount, returned_amount, until, state, order_id } = payment;
  const text = useTexts('transaction_detail');
  return (
    <dl className="card pad bill num">
      <Line term={text('items')} value={items.join(', ')} />
      <Line term={text('total')} value={formatMoney(amount)} />
      {returned_amount > 0 && <Line term="Dikembalikan" value={formatMoney(returned_amount)} />}
      {isPayable(state) && until !== null && <Line term={text('deadline')} value={formatDateTime(until)} />}
      <Line term={text('order_id')} value={order_id} />
      <Line term={text('status')} value={PAYMENT_TEXTS[state].title} />
    </dl>
  );
}

const Unknown = () => (
  <State icon={SearchX} title="Transaksi tidak ditemukan">
    <title>Transaksi tidak ditemukan · Widya</title>
    <p>
      Periksa kembali tautan di email Anda, atau <a href="/aduan">hubungi penyelenggara</a>.
    </p>
    <a className="btn main" href="/saya">
      Buka tiket saya
    </a>
  </State>
);

export default function PaymentPage() {
  const payment = useLoaderData<typeof loader>();
  const siteText = useTexts('transaction_detail');
  if (payment === null) return <Unknown />;
  const { title, text } = PAYMENT_TEXTS[payment.state];
  return (
    <State icon={ICONS[payment.state]} title={title}>
      <title>{`${title} · Widya`}</title>
      <meta name="robots" content="noindex" />
      <p>{text}</p>
      <h2 className="sr">{siteText('title')}</h2>
      <Facts payment={payment} />
      {isPayable(payment.state) && (
        <p className="small">
          <a href="/aduan">{siteText('help')}</a>
        </p>
      )}
      {payment.register_path !== null && (
        <a className="btn main" href={payment.register_path}>
          Daftar kembali
        </a>
      )}
    </State>
  );
}
