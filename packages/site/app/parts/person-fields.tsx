import { TextField } from './field.tsx';

interface PersonFieldsProps {
  /** Name of the field for the person's name. */
  readonly nameField?: string;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
}

/** Name and email address of the sender of a form. */
export const PersonFields = ({ nameField = 'full_name', values, problems }: PersonFieldsProps) => (
  <>
    <TextField
      name={nameField}
      label="Nama lengkap"
      autoComplete="name"
      required
      maxLength={255}
      data-missing="Isi nama Anda"
      defaultValue={values[nameField]}
      problem={problems[nameField]}
    />
    <TextField
      name="email"
      type="email"
      label="Alamat email"
      autoComplete="email"
      inputMode="email"
      required
      maxLength={255}
      data-missing="Isi alamat email Anda"
      data-wrong="Periksa alamat email ini. Contoh: nama@contoh.id"
      defaultValue={values.email}
      problem={problems.email}
    />
  </>
);
