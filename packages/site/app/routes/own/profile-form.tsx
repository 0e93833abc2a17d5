import { TextField } from '../../parts/field.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RegionFields } from '../../parts/region-fields.tsx';
import '../../styles/form.css';

interface ProfileFormProps {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly message: string | undefined;
  readonly choices: { readonly provinces: readonly string[]; readonly cities: readonly string[] };
}

const GENDERS = [
  ['F', 'Perempuan'],
  ['M', 'Laki-laki'],
] as const;

/** What a person says of themselves. */
export function ProfileForm({ values, problems, message, choices }: ProfileFormProps) {
  return (
    <form method="post" className="sec" data-keep="profil">
      <ProblemSummary problems={problems} message={message} />
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
      <fieldset className="field">
        <legend>Jenis kelamin</legend>
        <div className="two">
          {GENDERS.map(([value, label]) => (
            <label key={value} className="radio">
              <input type="radio" name="gender" value={value} defaultChecked={values.gender === value} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
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
