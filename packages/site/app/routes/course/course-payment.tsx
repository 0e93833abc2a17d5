import type { CourseJoinForm } from '@widya/contract/public-courses';
import { formatMoney } from '@widya/design-system/formats/money';
import { CircleCheck } from 'lucide-react';
import { TextField } from '../../parts/field.tsx';
import { useTexts } from '../../parts/use-texts.ts';

/** What a voucher leaves to pay. */
export interface Discount {
  readonly code: string;
  readonly discount: number;
  readonly price: number;
}

/** Names of the buttons that try a voucher and take it off again; the page comes back with what was typed. */
export const VOUCHER_FORM = 'voucher';

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
        <button type="submit" className="btn" name={VOUCHER_FORM} value={discount ? 'hapus' : 'pakai'} formNoValidate>
          {discount ? 'Hapus' : 'Pakai'}
        </button>
      </div>
      {discount && (
        <p className="used small" role="status">
          <CircleCheck size={20} aria-hidden="true" />
          {`Potongan ${formatMoney(discount.discount)} dipakai`}
        </p>
      )}
      <div className="note sum num">
        {discount && (
          <>
            <div>
              <span className="muted">Harga kelas</span>
              <span>{formatMoney(course.price)}</span>
            </div>
            <div>
              <span className="muted">{`Voucher ${discount.code}`}</span>
              <span className="less">{`−${formatMoney(discount.discount)}`}</span>
            </div>
          </>
        )}
        <div className={discount ? 'total' : 'total only'}>
          <span>Total</span>
          <span>{formatMoney(discount?.price ?? course.price)}</span>
        </div>
      </div>
    </section>
  );
}
