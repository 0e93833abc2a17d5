import type { PublicClass } from '@widya/contract/public-classes';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { ListOrdered } from 'lucide-react';
import { answersKey } from '../../parts/answers-key.ts';
import { NAME_ON_CERTIFICATE, RegistrantFields } from '../../parts/registrant-fields.tsx';
import { RegistrantForm } from '../../parts/registrant-form.tsx';
import type { FormState } from './form-state.ts';
import { PriceSummary } from './price-summary.tsx';

interface ButtonTexts {
  readonly label: string;
  readonly note: string;
}

/** Label and note of the button, by price. */
function buttonTexts({ formData, voucher }: FormState): ButtonTexts {
  const { state, price: full } = formData.class;
  const price = voucher?.price ?? full;
  if (state === 'FULL')
    return {
      label: 'Masuk daftar tunggu',
      note: 'Anda dapat keluar dari daftar tunggu kapan saja lewat tautan di email.',
    };
  if (formData.person === null)
    return { label: 'Daftar', note: 'Tempat Anda disimpan selama 24 jam sampai alamat email dikonfirmasi.' };
  if (price === 0) return { label: 'Daftar', note: 'Tiket dikirim lewat email.' };
  if (!formData.online_payment)
    return { label: 'Daftar', note: 'Cara membayar diberitahukan penyelenggara lewat email.' };
  return {
    label: `Daftar dan bayar ${formatMoney(price)}`,
    note: 'Bayar dengan QRIS, transfer bank, atau kartu. Tempat Anda disimpan selama 24 jam.',
  };
}

function WaitingListNote() {
  return (
    <div className="note info queue">
      <ListOrdered size={20} aria-hidden="true" />
      <div>
        <b>Daftar tunggu dibuka</b>
        Begitu ada tempat, urutan pertama otomatis terdaftar dan menerima email. Anda baru membayar setelah itu.
      </div>
    </div>
  );
}

const Heading = ({ publicClass: { state, quota } }: { readonly publicClass: PublicClass }) =>
  state === 'FULL' ? (
    <>
      <h1>Kuota penuh</h1>
      <p className="muted">
        {`Semua ${quota === null ? '' : `${formatNumber(quota)} `}tempat sudah terisi. Anda masih dapat masuk daftar tunggu.`}
      </p>
      <WaitingListNote />
    </>
  ) : (
    <>
      <h1>Daftar kelas</h1>
      <p className="muted">Tanpa akun. Tiket dikirim lewat email.</p>
    </>
  );

/** Personal fields and price. */
export function RegistrationForm({ form }: { readonly form: FormState }) {
  const { formData, values, problems, message, regions } = form;
  return (
    <>
      <Heading publicClass={formData.class} />
      <RegistrantForm
        keep={answersKey('class', formData.class.code)}
        className="fill"
        values={values}
        problems={problems}
        message={message}
        purpose="kelas ini"
        button={buttonTexts(form)}
      >
        <RegistrantFields
          values={values}
          problems={problems}
          regions={regions}
          nameHelp={NAME_ON_CERTIFICATE}
          email={formData.person?.email ?? null}
          emailHelp={
            formData.class.state === 'FULL'
              ? 'Kabar tentang daftar tunggu dikirim ke alamat ini.'
              : 'Tiket dikirim ke alamat ini.'
          }
        />
        <PriceSummary form={form} />
      </RegistrantForm>
    </>
  );
}
