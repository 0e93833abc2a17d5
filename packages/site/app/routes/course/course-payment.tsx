import type { CourseJoinForm } from '@widya/contract/public-courses';
import { formatMoney } from '@widya/design-system/formats/money';
import { PriceRows } from '../../parts/price-rows.tsx';
import { VoucherField } from '../../parts/voucher-field.tsx';

/** Discount of a voucher, and the remaining price. */
export interface Discount {
  readonly code: string;
  readonly discount: number;
  readonly price: number;
}

interface CoursePaymentProps {
  readonly course: CourseJoinForm['course'];
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly discount: Discount | null;
}

/** Voucher and total. */
export const CoursePayment = ({ course, values, problems, discount }: CoursePaymentProps) => (
  <section className="pay">
    <h2>Pembayaran</h2>
    <VoucherField
      value={values.voucher_code}
      problem={problems.voucher_code}
      discount={discount && formatMoney(discount.discount)}
    />
    <PriceRows label="Harga kelas" price={course.price} voucher={discount} />
  </section>
);
