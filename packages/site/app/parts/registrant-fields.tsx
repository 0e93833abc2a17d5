import { TextField } from './field.tsx';
import { GenderField } from './gender-field.tsx';
import { RegionFields } from './region-fields.tsx';

interface RegistrantFieldsProps {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly regions: { readonly provinces: readonly string[]; readonly cities: readonly string[] };
  readonly nameHelp?: string;
  /** The proved address; null asks for it, undefined hides the field. */
  readonly email?: string | null;
  /** Help at the proved address: what is sent to it. */
  readonly emailHelp?: string;
}

/** Help at the name when a certificate is issued. */
export const NAME_ON_CERTIFICATE = 'Ditulis di sertifikat persis seperti ini.';

/** Fields of a registrant: name, address, phone, region, date of birth and gender. */
export function RegistrantFields({ values, problems, regions, nameHelp, email, emailHelp }: RegistrantFieldsProps) {
  return (
    <>
      <TextField
        name="full_name"
        label="Nama lengkap"
        help={nameHelp}
        autoComplete="name"
        required
        maxLength={255}
        data-missing="Isi nama lengkap Anda"
        problem={problems.full_name}
        defaultValue={values.full_name}
      />
      {email !== undefined && <Address email={email} help={emailHelp} values={values} problems={problems} />}
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
      <GenderField value={values.gender} problem={problems.gender} isRequired />
    </>
  );
}

interface AddressProps extends Pick<RegistrantFieldsProps, 'values' | 'problems'> {
  readonly email: string | null;
  readonly help: string | undefined;
}

function Address({ email, help, values, problems }: AddressProps) {
  if (email !== null)
    return (
      <div className="field">
        <span className="label">Email</span>
        <p className="input fixed">{email}</p>
        <small>{help}</small>
      </div>
    );
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      inputMode="email"
      required
      maxLength={255}
      help="Tautan konfirmasi dikirim ke alamat ini."
      data-missing="Isi alamat email Anda"
      data-wrong="Periksa alamat email ini. Contoh: nama@contoh.id"
      problem={problems.email}
      defaultValue={values.email}
    />
  );
}
