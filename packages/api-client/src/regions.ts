import * as regions from '@widya/contract/regions';
import { call } from './api.ts';

/** Names of all provinces, for the region input. @throws ApiError */
export const loadProvinces = (signal: AbortSignal): Promise<readonly string[]> =>
  call(regions.listProvinces, { signal });

/** Names of the cities and regencies of a province. @throws ApiError */
export const loadCities = (province: string, signal: AbortSignal): Promise<readonly string[]> =>
  call(regions.listCities, { params: { province }, signal });
