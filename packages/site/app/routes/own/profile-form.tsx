import { TextField } from '../../parts/field.tsx';
import { GenderField } from '../../parts/gender-field.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RegionFields } from '../../parts/region-fields.tsx';
import { NAME_ON_CERTIFICATE } from '../../parts/registrant-fields.tsx';
import '../../styles/form.css';

interface ProfileFormProps {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly message: string | undefined;
  readonly choices: { readonly provinces: readonly string[]; readonly cities: readonly string[] };
}

/** The editable personal fields. */
export function ProfileForm({ values, problems, message, choices }: ProfileFormProps) {
  return (
    <form method="post" className="sec" data-keep="profil">
      <ProblemSummary problems={problems} message={message} />
      <TextField
        name="full_name"
        label="Nama lengkap"
        help={NAME_ON_CERTIFICATE}
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
        maxLength={30}
        isOptional
        problem={problems.phone_num}
        defaultValue={values.phone_num}
      />
      <RegionFields choices={choices} values={values} problems={problems} isOptional />
      <TextField
        name="date_of_birth"
        type="date"
        label="Tanggal lahir"
        autoComplete="bday"
        min="1900-01-01"
        isOptional
        data-wrong="Periksa tanggal lahir Anda"
        problem={problems.date_of_birth}
        defaultValue={values.date_of_birth}
      />
      <GenderField value={values.gender} />
      <div className="actions">
        <button type="submit" className="btn main">
          Simpan profil
        </button>
        <a className="btn" href="/saya">
          Batal
        </a>
      </div>
    </form>
  );
}
