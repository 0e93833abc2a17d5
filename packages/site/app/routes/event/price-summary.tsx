import type { PublicEvent } from '@widya/contract/public-events';
import { formatMoney } from '@widya/design-system/formats/money';
import { PriceRows } from '../../parts/price-rows.tsx';
import { VoucherField } from '../../parts/voucher-field.tsx';
import { chosenSessions } from './chosen-sessions.ts';
import type { FormState } from './register-visitor.ts';

interface PriceSummaryProps {
  readonly event: PublicEvent;
  readonly form: FormState;
}

/** Voucher and total of the chosen sessions. */
export function PriceSummary({ event, form: { values, problems, voucher } }: PriceSummaryProps) {
  if (event.sessions.every(({ price }) => price === 0)) return null;
  const full = chosenSessions(event, values).reduce((sum, { price }) => sum + price, 0);
  return (
    <section className="sec pay">
      <h2>Pembayaran</h2>
      <VoucherField
        value={values.voucher_code}
        problem={problems.voucher_code}
        discount={voucher && formatMoney(voucher.discount)}
      />
      {full > 0 && (
        <PriceRows
          label={event.sessions.length > 1 ? 'Harga sesi' : 'Harga event'}
          price={full}
          voucher={voucher && { ...voucher, code: voucher.code.toUpperCase() }}
          hasPriceRow
        />
      )}
    </section>
  );
}
