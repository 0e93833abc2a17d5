import { listCities, listProvinces } from '@widya/contract/regions';
import type { AppLoadContext } from 'react-router';
import { call, tryCall } from './call.ts';
import { CallFailure } from './call-failure.ts';

/** Cached without expiry, because regions change less often than the server restarts. */
let provinces: readonly string[] | undefined;
const cities = new Map<string, readonly string[]>();

export interface RegionChoices {
  readonly provinces: readonly string[];
  /** Cities of the chosen province; empty while none is chosen. */
  readonly cities: readonly string[];
}

/** Options of the region fields. */
export async function regionChoices(context: AppLoadContext, province: string): Promise<RegionChoices> {
  provinces ??= await call(context, listProvinces);
  return { provinces, cities: await citiesOf(context, province) };
}

async function citiesOf(context: AppLoadContext, province: string): Promise<readonly string[]> {
  if (province === '') return [];
  const cached = cities.get(province);
  if (cached !== undefined) return cached;
  const names = await tryCall(context, listCities, { params: { province } }, [400, 404, 422]);
  if (names instanceof CallFailure) return [];
  cities.set(province, names);
  return names;
}
