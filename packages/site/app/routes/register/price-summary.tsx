import { formatMoney } from '@widya/design-system/formats/money';
import { CircleCheck } from 'lucide-react';
import { TextField } from '../../parts/field.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import type { AppliedVoucher, FormState } from './form-state.ts';

/** Name of the buttons that put a voucher on the form and take it off. */
export const VOUCHER_FORM = 'voucher';

const takenOff = ({ percentage, discount }: AppliedVoucher): string =>
  `Potongan ${percentage === null ? formatMoney(discount) : `${percentage}%`} dipakai`;

/** Voucher and what is to be paid; a second button of the form works the voucher out. */
export function PriceSummary({ form: { found, values, problems, voucher } }: { readonly form: FormState }) {
  const { price, state } = found.class;
  const label = useTexts('transaction_detail')('voucher');
  if (price === 0) return null;
  if (state === 'FULL') return <LaterPrice price={price} />;
  return (
    <section className="pay">
      <h2>Pembayaran</h2>
      <div className="voucher">
        <TextField
          name="voucher_code"
          label={label}
          isOptional
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          problem={problems.voucher_code}
          defaultValue={values.voucher_code}
        />
        <button type="submit" className="btn" name={VOUCHER_FORM} value={voucher ? 'hapus' : 'pakai'} formNoValidate>
          {voucher ? 'Hapus' : 'Pakai'}
        </button>
      </div>
      {voucher && (
        <p className="used small" role="status">
          <CircleCheck size={20} aria-hidden="true" />
          {takenOff(voucher)}
        </p>
      )}
      <div className="note sum num">
        {voucher && (
          <>
            <div>
              <span className="muted">Harga kelas</span>
              <span>{formatMoney(price)}</span>
            </div>
            <div>
              <span className="muted">{`Voucher ${voucher.voucher_code}`}</span>
              <span className="less">{`−${formatMoney(voucher.discount)}`}</span>
            </div>
          </>
        )}
        <div className={voucher ? 'total' : 'total only'}>
          <span>Total</span>
          <span>{formatMoney(voucher?.price ?? price)}</span>
        </div>
      </div>
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
