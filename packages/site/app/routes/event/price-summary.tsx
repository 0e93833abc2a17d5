import type { PublicEvent } from '@widya/contract/public-events';
import { formatMoney } from '@widya/design-system/formats/money';
import { PriceLines } from '../../parts/price-lines.tsx';
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
        typed={values.voucher_code}
        problem={problems.voucher_code}
        takenOff={voucher && formatMoney(voucher.discount)}
      />
      {full > 0 && (
        <PriceLines
          label={event.sessions.length > 1 ? 'Harga sesi' : 'Harga event'}
          price={full}
          voucher={voucher && { ...voucher, code: voucher.code.toUpperCase() }}
          hasPriceLine
        />
      )}
    </section>
  );
}
