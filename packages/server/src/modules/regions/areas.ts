import { getProvinces, getRegencies } from 'idn-area-data';

/** Cities and regencies by province, both in the order of their codes. */
export type Areas = ReadonlyMap<string, readonly string[]>;

/** Shortens 'Kabupaten Sleman' to 'Kab. Sleman', as forms write it; 'Kota Bandung' stays. */
const shortName = (name: string): string => name.replace(/^Kabupaten (Administrasi )?/, 'Kab. ');

async function readAreas(): Promise<Areas> {
  const provinces = await getProvinces();
  const cities = new Map<string, string[]>(provinces.map(({ code }) => [code, []]));
  for (const { province_code, name } of await getRegencies()) cities.get(province_code)?.push(shortName(name));
  return new Map(provinces.map(({ code, name }) => [name, cities.get(code) ?? []]));
}

let cached: Promise<Areas> | undefined;

/** The provinces of Indonesia with their cities; read once and cached. */
export const areas = (): Promise<Areas> => {
  cached ??= readAreas();
  return cached;
};
