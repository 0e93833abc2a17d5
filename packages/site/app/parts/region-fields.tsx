import { SelectField } from './field.tsx';

/**
 * Name of the button that loads the cities of a province without script; the page's action answers with the typed
 * values.
 */
export const REGION_FORM = 'wilayah';

interface RegionFieldsProps {
  readonly choices: { readonly provinces: readonly string[]; readonly cities: readonly string[] };
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly isOptional?: boolean;
}

/** Province and city. The script loads the cities when a province is chosen; without script a button does. */
export function RegionFields({ choices, values, problems, isOptional = false }: RegionFieldsProps) {
  return (
    <>
      <div className="two">
        <SelectField
          name="province"
          label="Provinsi"
          required={!isOptional}
          data-missing="Pilih provinsi Anda"
          data-cities="city"
          problem={problems.province}
          defaultValue={values.province}
        >
          <option value="">Pilih</option>
          {choices.provinces.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField
          name="city"
          label="Kota"
          required={!isOptional}
          data-missing="Pilih kota Anda"
          problem={problems.city}
          defaultValue={values.city}
        >
          <option value="">Pilih</option>
          {choices.cities.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      <noscript>
        <p className="field">
          <button type="submit" className="btn" name={REGION_FORM} value="kota" formNoValidate>
            Tampilkan kota di provinsi ini
          </button>
        </p>
      </noscript>
    </>
  );
}
