import { areas } from '../modules/regions/areas.ts';

export type Area = { province: string; city: string };

/** Cities and regencies with their province, in the order of their codes. */
export const loadAreas = async (): Promise<Area[]> =>
  [...(await areas())].flatMap(([province, cities]) => cities.map((city) => ({ province, city })));
