import { useCallback } from 'react';
import { FieldGrid } from '../layout/layout.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';
import { Field } from './field.tsx';

export interface RegionInputProps {
  /** Name of the province; empty for none. */
  province: string;
  /** Name of the city or regency; empty for none. */
  city: string;
  /** Called with both names; another province clears the city. */
  onChange: (region: { province: string; city: string }) => void;
  /** Names of all provinces. */
  loadProvinces: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Names of the cities and regencies of a province. */
  loadCities: (province: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Errors of the two fields. */
  errors?: { province?: string | undefined; city?: string | undefined } | undefined;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
}

/** Ignores 'Kab.', 'Kabupaten' and 'Kota' in searches, because people type only the name. */
const bare = (text: string) =>
  text
    .toLocaleLowerCase('id')
    .replace(/^(kab\.|kabupaten|kota( adm\.| administrasi)?)\s+/, '')
    .trim();
const option = (name: string): ComboboxOption => ({ value: name, label: name });

const matching = (names: readonly string[], query: string) =>
  names.filter((name) => bare(name).includes(bare(query))).map(option);

/** A province and one of its cities. */
export function RegionInput(props: RegionInputProps) {
  const { province, city, onChange, loadProvinces, loadCities, errors, disabled } = props;

  const provinces = useCallback(
    async (query: string, signal: AbortSignal) => matching(await loadProvinces(signal), query),
    [loadProvinces],
  );
  const cities = useCallback(
    async (query: string, signal: AbortSignal) => matching(await loadCities(province, signal), query),
    [loadCities, province],
  );
  return (
    <FieldGrid>
      <Field label="Provinsi" error={errors?.province}>
        <Combobox
          value={province ? option(province) : null}
          options={provinces}
          disabled={disabled}
          placeholder="Pilih provinsi"
          onChange={(next) => onChange({ province: next?.value ?? '', city: next?.value === province ? city : '' })}
        />
      </Field>
      <Field label="Kota/Kabupaten" error={errors?.city} help={province ? undefined : 'Pilih provinsi dahulu'}>
        <Combobox
          key={province}
          value={city ? option(city) : null}
          options={cities}
          disabled={disabled || !province}
          placeholder="Pilih kota"
          onChange={(next) => onChange({ province, city: next?.value ?? '' })}
        />
      </Field>
    </FieldGrid>
  );
}
