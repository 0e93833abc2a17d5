import type { PublicEvent } from '@widya/contract/public-events';
import { formatMoney } from '@widya/design-system/formats/money';
import { CircleCheck } from 'lucide-react';
import { TextField } from '../../parts/field.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { chosenSessions } from './chosen-sessions.ts';
import type { FormState } from './register-visitor.ts';

/** Name of the buttons that put a voucher on the form and take it off. */
export const VOUCHER_FORM = 'voucher';

interface PriceSummaryProps {
  readonly event: PublicEvent;
  readonly form: FormState;
}

/** Voucher and what is to be paid; a second button of the form works the voucher out. */
export function PriceSummary({ event, form: { values, problems, voucher } }: PriceSummaryProps) {
  const label = useTexts('transaction_detail')('voucher');
  if (event.sessions.every(({ price }) => price === 0)) return null;
  const full = chosenSessions(event, values).reduce((sum, { price }) => sum + price, 0);
  return (
    <section className="sec pay">
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
          {`Potongan ${formatMoney(voucher.discount)} dipakai`}
        </p>
      )}
      {full > 0 && (
        <div className="note sum num">
          <div>
            <span className="muted">{event.sessions.length > 1 ? 'Harga sesi' : 'Harga event'}</span>
            <span>{formatMoney(full)}</span>
          </div>
          {voucher && (
            <div>
              <span className="muted">{`Voucher ${voucher.code.toUpperCase()}`}</span>
              <span>{`−${formatMoney(voucher.discount)}`}</span>
            </div>
          )}
          <div className="total">
            <span>Total</span>
            <span>{formatMoney(voucher?.price ?? full)}</span>
          </div>
        </div>
      )}
    </section>
  );
}
