import type { PublicEvent } from '@widya/contract/public-events';
import { formatMoney } from '@widya/design-system/formats/money';
import { CircleAlert } from 'lucide-react';
import { BotTrap } from '../../parts/bot-trap.tsx';
import { TextField } from '../../parts/field.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RegionFields } from '../../parts/region-fields.tsx';
import { answerField, chosenSessions } from './chosen-sessions.ts';
import { PriceSummary } from './price-summary.tsx';
import type { FormState } from './register-visitor.ts';
import { SessionChoice } from './session-choice.tsx';

interface RegistrationFormProps {
  readonly event: PublicEvent;
  readonly form: FormState;
}

const GENDERS = [
  ['F', 'Perempuan'],
  ['M', 'Laki-laki'],
] as const;

const Problem = ({ id, children }: { readonly id: string; readonly children: string | undefined }) =>
  children === undefined ? null : (
    <p className="problem" id={id}>
      <CircleAlert size={16} aria-hidden="true" />
      {children}
    </p>
  );

function PersonFields({ form: { values, problems, regions } }: Pick<RegistrationFormProps, 'form'>) {
  return (
    <>
      <TextField
        name="full_name"
        label="Nama lengkap"
        autoComplete="name"
        required
        maxLength={255}
        data-missing="Isi nama lengkap Anda"
        problem={problems.full_name}
        defaultValue={values.full_name}
      />
      <TextField
        name="phone_num"
        label="Nomor ponsel"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        maxLength={30}
        data-missing="Isi nomor ponsel Anda"
        problem={problems.phone_num}
        defaultValue={values.phone_num}
      />
      <RegionFields choices={regions} values={values} problems={problems} />
      <TextField
        name="date_of_birth"
        label="Tanggal lahir"
        type="date"
        autoComplete="bday"
        required
        data-missing="Isi tanggal lahir Anda"
        problem={problems.date_of_birth}
        defaultValue={values.date_of_birth}
      />
      <fieldset className="field" id="gender" tabIndex={-1}>
        <legend>Jenis kelamin</legend>
        <div className="two">
          {GENDERS.map(([value, label]) => (
            <label key={value} className="radio">
              <input type="radio" name="gender" value={value} required defaultChecked={values.gender === value} />
              {label}
            </label>
          ))}
        </div>
        <Problem id="gender-problem">{problems.gender}</Problem>
      </fieldset>
    </>
  );
}

const Answers = ({ event, form: { values, problems } }: RegistrationFormProps) =>
  event.visitor_fields.map((label, index) => (
    <TextField
      key={label}
      name={answerField(index)}
      label={label}
      required
      maxLength={1_000}
      data-missing={`Isi ${label}`}
      problem={problems[answerField(index)]}
      defaultValue={values[answerField(index)]}
    />
  ));

function Consent({ form: { values, problems } }: Pick<RegistrationFormProps, 'form'>) {
  return (
    <div className="field">
      <div>
        <label className="check">
          <input
            type="checkbox"
            id="consent"
            name="consent"
            value="1"
            required
            defaultChecked={values.consent !== undefined}
            aria-invalid={problems.consent ? true : undefined}
            aria-describedby={problems.consent ? 'consent-problem' : undefined}
          />
          <span>Saya setuju data ini dipakai untuk mengurus event ini.</span>
        </label>
        <Problem id="consent-problem">{problems.consent}</Problem>
        <label className="check">
          <input type="checkbox" name="newsletter" value="1" defaultChecked={values.newsletter !== undefined} />
          <span>
            Kabari saya tentang kelas dan event lain <span className="optional">(opsional)</span>
          </span>
        </label>
      </div>
    </div>
  );
}

/** What the button does and what it costs. */
function buttonText(event: PublicEvent, { values, voucher }: FormState): string {
  const chosen = chosenSessions(event, values);
  if (chosen.length > 0 && chosen.every(({ state }) => state === 'FULL')) return 'Masuk daftar tunggu';
  const pays = chosen.some(({ price, online_payment, state }) => price > 0 && online_payment && state !== 'FULL');
  const full = chosen.reduce((sum, { price, state }) => sum + (state === 'FULL' ? 0 : price), 0);
  const total = voucher?.price ?? full;
  return pays && total > 0 ? `Daftar dan bayar ${formatMoney(total)}` : 'Daftar';
}

/** Who comes, to which sessions, and what they pay. */
export function RegistrationForm({ event, form }: RegistrationFormProps) {
  const isFull = event.sessions.length === 1 && event.sessions[0]?.state === 'FULL';
  return (
    <>
      <h1>{isFull ? 'Masuk daftar tunggu' : 'Daftar event'}</h1>
      <p className="muted">
        {isFull ? 'Kuota penuh. Kami kabari lewat email begitu ada tempat.' : 'Tanpa akun. Tiket dikirim lewat email.'}
      </p>
      <form method="post" className="sec" data-keep={`event-${event.event_url}`}>
        <ProblemSummary problems={form.problems} message={form.message} />
        <BotTrap />
        {/* Enter registers; it must not press the button of the voucher, which stands before. */}
        <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
          Daftar
        </button>
        <SessionChoice event={event} values={form.values} problem={form.problems.session_ids} />
        <PersonFields form={form} />
        <Answers event={event} form={form} />
        <PriceSummary event={event} form={form} />
        <Consent form={form} />
        <button type="submit" className="btn main full">
          {buttonText(event, form)}
        </button>
      </form>
    </>
  );
}
