import * as contract from '@widya/contract/regions';
import { regionSchemas } from '@widya/contract/regions.schemas';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bindPublic } from '../../platform/http/bind.ts';
import { areas } from './areas.ts';

const provinces = bindPublic(contract.listProvinces, regionSchemas.listProvinces, async () => [
  ...(await areas()).keys(),
]);

const cities = bindPublic(contract.listCities, regionSchemas.listCities, async ({ params }) => {
  const names = (await areas()).get(params.province);
  if (names === undefined) throw notFound('Provinsi tidak ditemukan');
  return [...names];
});

export const regionRoutes: Binding[] = [provinces, cities];
