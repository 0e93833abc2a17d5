import { formatMoney } from '@widya/design-system/formats/money';
import { PriceRows } from '../../parts/price-rows.tsx';
import { VoucherField } from '../../parts/voucher-field.tsx';
import type { AppliedVoucher, FormState } from './form-state.ts';

const discountText = ({ percentage, discount }: AppliedVoucher): string =>
  percentage === null ? formatMoney(discount) : `${percentage}%`;

/** Voucher and total. */
export function PriceSummary({ form: { formData, values, problems, voucher } }: { readonly form: FormState }) {
  const { price, state } = formData.class;
  if (price === 0) return null;
  if (state === 'FULL') return <LaterPrice price={price} />;
  return (
    <section className="pay">
      <h2>Pembayaran</h2>
      <VoucherField
        value={values.voucher_code}
        problem={problems.voucher_code}
        discount={voucher && discountText(voucher)}
      />
      <PriceRows label="Harga kelas" price={price} voucher={voucher && { ...voucher, code: voucher.voucher_code }} />
    </section>
  );
}

const LaterPrice = ({ price }: { readonly price: number }) => (
  <div className="note sum num field">
    <div>
      <span className="muted">Dibayar sekarang</span>
      <b>Rp0</b>
    </div>
    <div>
      <span className="muted">Dibayar bila mendapat tempat</span>
      <span>{formatMoney(price)}</span>
    </div>
  </div>
);
