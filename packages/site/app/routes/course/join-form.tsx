import type { CourseJoinForm } from '@widya/contract/public-courses';
import { formatMoney } from '@widya/design-system/formats/money';
import { BotTrap } from '../../parts/bot-trap.tsx';
import { ConsentFields } from '../../parts/consent-fields.tsx';
import { keptRegistration } from '../../parts/kept-registration.ts';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { NAME_ON_CERTIFICATE, RegistrantFields } from '../../parts/registrant-fields.tsx';
import { CoursePayment, type Discount } from './course-payment.tsx';

type Values = Readonly<Record<string, string>>;

interface JoinFormProps {
  readonly found: Pick<CourseJoinForm, 'course' | 'email'>;
  readonly values: Values;
  readonly problems: Values;
  readonly message: string | undefined;
  readonly discount: Discount | null;
  readonly choices: { readonly provinces: readonly string[]; readonly cities: readonly string[] };
}

/** What a person says of themselves to join a course, and what it costs them. */
export function JoinForm({ found, values, problems, message, discount, choices }: JoinFormProps) {
  const { course, email } = found;
  const price = discount?.price ?? course.price;
  return (
    <form method="post" className="fill" data-keep={keptRegistration('course', course.code)}>
      <ProblemSummary problems={problems} message={message} />
      <BotTrap />
      {/* Enter registers; it must press neither the button of the cities nor that of the voucher, which stand before. */}
      <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
        Daftar
      </button>
      <RegistrantFields
        values={values}
        problems={problems}
        regions={choices}
        nameHelp={NAME_ON_CERTIFICATE}
        email={email}
      />
      {course.price > 0 && <CoursePayment course={course} values={values} problems={problems} discount={discount} />}
      <ConsentFields values={values} problem={problems.consent} purpose="kelas ini" />
      <button type="submit" className="btn main full num">
        {price > 0 ? `Daftar dan bayar ${formatMoney(price)}` : 'Daftar'}
      </button>
      <p className="muted small after">
        {price > 0
          ? 'Bayar dengan QRIS, transfer bank, atau kartu dalam 24 jam.'
          : 'Anda langsung dapat belajar, tanpa batas waktu.'}
      </p>
    </form>
  );
}
