import type { CourseJoinForm } from '@widya/contract/public-courses';
import { formatMoney } from '@widya/design-system/formats/money';
import { CircleAlert } from 'lucide-react';
import { BotTrap } from '../../parts/bot-trap.tsx';
import { TextField } from '../../parts/field.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RegionFields } from '../../parts/region-fields.tsx';
import { CoursePayment, type Discount } from './course-payment.tsx';
import '../../styles/form.css';

export type Values = Readonly<Record<string, string>>;

interface JoinFormProps {
  readonly course: CourseJoinForm['course'];
  readonly values: Values;
  readonly problems: Values;
  readonly message: string | undefined;
  readonly discount: Discount | null;
  readonly choices: { readonly provinces: readonly string[]; readonly cities: readonly string[] };
}

const GENDERS = [
  ['F', 'Perempuan'],
  ['M', 'Laki-laki'],
] as const;

/** Problem of something that is no line of text. */
function Problem({ name, text }: { readonly name: string; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="problem" id={`${name}-problem`}>
      <CircleAlert size={16} aria-hidden="true" />
      {text}
    </p>
  );
}

function Gender({ values, problems }: Pick<JoinFormProps, 'values' | 'problems'>) {
  return (
    <fieldset className="field" aria-describedby={problems.gender ? 'gender-problem' : undefined}>
      <legend>Jenis kelamin</legend>
      <div className="two">
        {GENDERS.map(([value, label], index) => (
          <label key={value} className="radio">
            <input
              type="radio"
              id={index === 0 ? 'gender' : undefined}
              name="gender"
              value={value}
              defaultChecked={values.gender === value}
            />
            {label}
          </label>
        ))}
      </div>
      <Problem name="gender" text={problems.gender} />
    </fieldset>
  );
}

function Consent({ values, problems }: Pick<JoinFormProps, 'values' | 'problems'>) {
  return (
    <div className="field">
      {/* The label of a field stands above it; these stand beside theirs. */}
      <div>
        <label className="check">
          <input
            type="checkbox"
            id="consent"
            name="consent"
            value="ya"
            defaultChecked={values.consent === 'ya'}
            aria-invalid={problems.consent ? true : undefined}
            aria-describedby={problems.consent ? 'consent-problem' : undefined}
          />
          <span>Saya setuju data ini dipakai untuk mengurus kelas ini.</span>
        </label>
        <Problem name="consent" text={problems.consent} />
        <label className="check">
          <input type="checkbox" name="newsletter" value="ya" defaultChecked={values.newsletter === 'ya'} />
          <span>
            Kabari saya tentang kelas lain <span className="optional">(opsional)</span>
          </span>
        </label>
      </div>
    </div>
  );
}

/** What a person says of themselves to join a course, and what it costs them. */
export function JoinForm({ course, values, problems, message, discount, choices }: JoinFormProps) {
  const price = discount?.price ?? course.price;
  return (
    <form method="post" className="sec" data-keep={`mandiri-${course.code}`}>
      <ProblemSummary problems={problems} message={message} />
      {/* Enter registers; it must press neither the button of the cities nor that of the voucher, which stand before. */}
      <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
        Daftar
      </button>
      <TextField
        name="full_name"
        label="Nama lengkap"
        help="Ditulis di sertifikat persis seperti ini."
        autoComplete="name"
        required
        maxLength={255}
        data-missing="Isi nama lengkap Anda"
        problem={problems.full_name}
        defaultValue={values.full_name}
      />
      <TextField
        name="phone_num"
        type="tel"
        label="Nomor ponsel"
        autoComplete="tel"
        required
        maxLength={30}
        data-missing="Isi nomor ponsel Anda"
        problem={problems.phone_num}
        defaultValue={values.phone_num}
      />
      <RegionFields choices={choices} values={values} problems={problems} />
      <TextField
        name="date_of_birth"
        type="date"
        label="Tanggal lahir"
        autoComplete="bday"
        min="1900-01-01"
        required
        data-missing="Isi tanggal lahir Anda"
        data-wrong="Periksa tanggal lahir Anda"
        problem={problems.date_of_birth}
        defaultValue={values.date_of_birth}
      />
      <Gender values={values} problems={problems} />
      {course.price > 0 && <CoursePayment course={course} values={values} problems={problems} discount={discount} />}
      <Consent values={values} problems={problems} />
      <BotTrap />
      <button type="submit" className="btn main full num">
        {price > 0 ? `Daftar dan bayar ${formatMoney(price)}` : 'Daftar'}
      </button>
    </form>
  );
}
