import type { CourseJoinForm } from '@widya/contract/public-courses';
import { formatMoney } from '@widya/design-system/formats/money';
import { TextField } from '../../parts/field.tsx';
import { useTexts } from '../../parts/use-texts.ts';

/** What a voucher leaves to pay. */
export interface Discount {
  readonly code: string;
  readonly discount: number;
  readonly price: number;
}

/** Names of the buttons that try a voucher and take it off again; the page comes back with what was typed. */
export const VOUCHER_FORM = 'voucer';

interface CoursePaymentProps {
  readonly course: CourseJoinForm['course'];
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly discount: Discount | null;
}

/** Voucher and total. */
export function CoursePayment({ course, values, problems, discount }: CoursePaymentProps) {
  const label = useTexts('transaction_detail')('voucher');
  return (
    <section className="sec">
      <h2>Pembayaran</h2>
      <div className="try">
        <TextField
          name="voucher_code"
          label={label}
          isOptional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          help={discount === null ? undefined : `Potongan ${formatMoney(discount.discount)} dipakai`}
          problem={problems.voucher_code}
          defaultValue={values.voucher_code}
        />
        <button
          type="submit"
          className="btn"
          name={VOUCHER_FORM}
          value={discount === null ? 'pakai' : 'hapus'}
          formNoValidate
        >
          {discount === null ? 'Pakai' : 'Hapus'}
        </button>
      </div>
      <dl className="sum num card pad">
        <div>
          <dt>Harga kelas</dt>
          <dd>{formatMoney(course.price)}</dd>
        </div>
        {discount !== null && (
          <div>
            <dt>Voucher {discount.code}</dt>
            <dd>−{formatMoney(discount.discount)}</dd>
          </div>
        )}
        <div className="total">
          <dt>Total</dt>
          <dd>{formatMoney(discount?.price ?? course.price)}</dd>
        </div>
      </dl>
    </section>
  );
}
