import { invalid } from '../../platform/http/api-failure.ts';
import { areas } from './areas.ts';

/** @throws ApiFailure 422 for a province or city that does not exist. */
export async function assertRegion({
  province,
  city,
}: {
  readonly province: string;
  readonly city: string;
}): Promise<void> {
  const cities = (await areas()).get(province);
  if (cities === undefined) throw invalid({ province: 'Pilih provinsi dari daftar' });
  if (!cities.includes(city)) throw invalid({ city: 'Pilih kota dari daftar' });
}
