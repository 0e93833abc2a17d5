import type { PublicEvent } from '@widya/contract/public-events';
import { formatMoney } from '@widya/design-system/formats/money';
import { answersKey } from '../../parts/answers-key.ts';
import { TextField } from '../../parts/field.tsx';
import { RegistrantFields } from '../../parts/registrant-fields.tsx';
import { RegistrantForm } from '../../parts/registrant-form.tsx';
import { answerField, chosenSessions } from './chosen-sessions.ts';
import { PriceSummary } from './price-summary.tsx';
import type { FormState } from './register-visitor.ts';
import { SessionChoice } from './session-choice.tsx';

interface RegistrationFormProps {
  readonly event: PublicEvent;
  readonly form: FormState;
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

/** Label of the button, with the price. */
function buttonText(event: PublicEvent, { values, voucher, isProven }: FormState): string {
  const chosen = chosenSessions(event, values);
  if (chosen.length > 0 && chosen.every(({ state }) => state === 'FULL')) return 'Masuk daftar tunggu';
  const pays =
    isProven && chosen.some(({ price, online_payment, state }) => price > 0 && online_payment && state !== 'FULL');
  const full = chosen.reduce((sum, { price, state }) => sum + (state === 'FULL' ? 0 : price), 0);
  const total = voucher?.price ?? full;
  return pays && total > 0 ? `Daftar dan bayar ${formatMoney(total)}` : 'Daftar';
}

/** Personal fields, sessions and price. */
export function RegistrationForm({ event, form }: RegistrationFormProps) {
  const isFull = event.sessions.length === 1 && event.sessions[0]?.state === 'FULL';
  return (
    <>
      <h1>{isFull ? 'Masuk daftar tunggu' : 'Daftar event'}</h1>
      <p className="muted">
        {isFull ? 'Kuota penuh. Kami kabari lewat email begitu ada tempat.' : 'Tanpa akun. Tiket dikirim lewat email.'}
      </p>
      <RegistrantForm
        keep={answersKey('event', event.event_url)}
        className="sec"
        values={form.values}
        problems={form.problems}
        message={form.message}
        purpose="event ini"
        news="kelas dan event lain"
        button={{
          label: buttonText(event, form),
          note: form.isProven ? null : 'Tempat Anda disimpan selama 24 jam sampai alamat email dikonfirmasi.',
        }}
      >
        <SessionChoice event={event} values={form.values} problem={form.problems.session_ids} />
        <RegistrantFields
          values={form.values}
          problems={form.problems}
          regions={form.regions}
          {...(form.isProven ? {} : { email: null })}
        />
        <Answers event={event} form={form} />
        <PriceSummary event={event} form={form} />
      </RegistrantForm>
    </>
  );
}
