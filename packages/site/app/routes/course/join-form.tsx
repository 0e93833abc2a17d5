import type { CourseJoinForm } from '@widya/contract/public-courses';
import { formatMoney } from '@widya/design-system/formats/money';
import { answersKey } from '../../parts/answers-key.ts';
import { NAME_ON_CERTIFICATE, RegistrantFields } from '../../parts/registrant-fields.tsx';
import { RegistrantForm } from '../../parts/registrant-form.tsx';
import { CoursePayment, type Discount } from './course-payment.tsx';

type Values = Readonly<Record<string, string>>;

interface JoinFormProps {
  readonly formData: Pick<CourseJoinForm, 'course' | 'email'>;
  readonly values: Values;
  readonly problems: Values;
  readonly message: string | undefined;
  readonly discount: Discount | null;
  readonly choices: { readonly provinces: readonly string[]; readonly cities: readonly string[] };
}

/** Label and note of the button, by price. */
function buttonTexts(price: number, isProven: boolean): { readonly label: string; readonly note: string } {
  if (!isProven)
    return { label: 'Daftar', note: 'Tempat Anda disimpan selama 24 jam sampai alamat email dikonfirmasi.' };
  if (price === 0) return { label: 'Daftar', note: 'Anda langsung dapat belajar, tanpa batas waktu.' };
  return {
    label: `Daftar dan bayar ${formatMoney(price)}`,
    note: 'Bayar dengan QRIS, transfer bank, atau kartu dalam 24 jam.',
  };
}

/** Form for joining a course, with its price. */
export function JoinForm({ formData, values, problems, message, discount, choices }: JoinFormProps) {
  const { course, email } = formData;
  const button = buttonTexts(discount?.price ?? course.price, email !== null);
  return (
    <>
      <h1>Daftar kelas</h1>
      <p className="muted">Tanpa akun. Tautan kelas dikirim lewat email.</p>
      <RegistrantForm
        keep={answersKey('course', course.code)}
        className="fill"
        values={values}
        problems={problems}
        message={message}
        purpose="kelas ini"
        button={button}
      >
        <RegistrantFields
          values={values}
          problems={problems}
          regions={choices}
          nameHelp={NAME_ON_CERTIFICATE}
          email={email}
          emailHelp="Tautan kelas dikirim ke alamat ini."
        />
        {course.price > 0 && <CoursePayment course={course} values={values} problems={problems} discount={discount} />}
      </RegistrantForm>
    </>
  );
}
